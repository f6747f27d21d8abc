import {
  type SettingGroup,
  type SettingName,
  settingNames,
  settingRules,
} from '@medley/contract/administration/setting-rules'
import { ConfigError } from './config-error.ts'
import { type Config, readConfig } from './config.ts'
import { readEnvironment, type StoredValues } from './setting-values.ts'

/** Null returns to the default. */
export type ChangedValues = Readonly<Partial<Record<SettingName, string | null>>>

/** The settings of the running product: what the environment says, else what admins have stored, else defaults. */
export interface SettingsInEffect {
  config: Config
  valueOf: (name: SettingName) => string | null
  originOf: (name: SettingName) => 'environment' | 'stored' | 'default'
  /** Groups whose stored values contradict the environment, so that they are left out. */
  leftOut: readonly SettingGroup[]
  /** The settings as they would be. Throws a ConfigError for values that are not usable. */
  withChanges: (changes: ChangedValues) => SettingsInEffect
}

/** Puts stored values where the environment is silent. A group that does not fit is left out, so that the product starts. */
export function settingsInEffect(
  environment: NodeJS.ProcessEnv,
  stored: StoredValues,
): SettingsInEffect {
  const usable = usableValues(environment, stored)
  return describe(environment, usable.values, usable.leftOut)
}

function describe(
  environment: NodeJS.ProcessEnv,
  stored: StoredValues,
  leftOut: readonly SettingGroup[],
): SettingsInEffect {
  const outside = new Map(Object.entries(readEnvironment(environment)))
  return {
    config: readConfig(environment, stored),
    leftOut,
    valueOf: (name) => outside.get(name) ?? stored[name] ?? null,
    originOf: (name) =>
      outside.has(name) ? 'environment' : stored[name] === undefined ? 'default' : 'stored',
    withChanges: (changes) => describe(environment, applyChanges(stored, changes), leftOut),
  }
}

/** The stored values after changes to them. */
export function applyChanges(stored: StoredValues, changes: ChangedValues): StoredValues {
  const values: Partial<Record<SettingName, string>> = {}
  for (const name of settingNames) {
    const value = changes[name] === undefined ? stored[name] : changes[name]
    if (value !== undefined && value !== null && value !== '') values[name] = value
  }
  return values
}

function usableValues(
  environment: NodeJS.ProcessEnv,
  stored: StoredValues,
): { values: StoredValues; leftOut: SettingGroup[] } {
  if (isUsable(environment, stored)) return { values: stored, leftOut: [] }
  const leftOut: SettingGroup[] = []
  let values: StoredValues = {}
  for (const group of new Set(settingRules.map((rule) => rule.group))) {
    const more = { ...values, ...valuesOf(group, stored) }
    if (isUsable(environment, more)) values = more
    else leftOut.push(group)
  }
  return { values, leftOut }
}

function isUsable(environment: NodeJS.ProcessEnv, stored: StoredValues): boolean {
  try {
    readConfig(environment, stored)
    return true
  } catch (error) {
    if (error instanceof ConfigError) return false
    throw error
  }
}

function valuesOf(group: SettingGroup, stored: StoredValues): StoredValues {
  const names = settingRules.filter((rule) => rule.group === group).map(({ name }) => name)
  return Object.fromEntries(
    names.flatMap((name) => (stored[name] === undefined ? [] : [[name, stored[name]]])),
  )
}
