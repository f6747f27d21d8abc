import type {
  InstanceSettings,
  SettingValues,
} from '@medley/contract/administration/instance-settings'
import {
  type SettingGroup,
  settingNames,
  settingRules,
  type TriedService,
} from '@medley/contract/administration/setting-rules'
import type { Actor } from '../../actor.ts'
import { AppError, invalidValue } from '../../app-error.ts'
import { ConfigError } from '../../config/config-error.ts'
import type { Config } from '../../config/config.ts'
import type { SettingsInEffect } from '../../config/settings-in-effect.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { recordEvent } from '../audit-log/audit-log.service.ts'
import { hasSecondFactor } from '../second-factors/second-factors.service.ts'
import { storeChanges } from './instance-settings.stored.service.ts'
import { tryService } from './instance-settings.try.service.ts'
import { toSettings } from './instance-settings.view.ts'

/** The settings in effect, without secrets. */
export async function showSettings({ instance }: Context): Promise<InstanceSettings> {
  return toSettings(instance.settings)
}

/**
 * Changes settings, which all processes follow within seconds. Throws `setting_from_outside` for what the environment
 * sets, `validation_error` for a value that is not usable, `setting_locks_out` if the actor could not change it back,
 * and the errors of `tryService` for a mail server, store or provider that does not work.
 */
export async function changeSettings(
  ctx: Context,
  actor: Actor,
  { values }: { values: SettingValues },
): Promise<InstanceSettings> {
  const before = ctx.instance.settings
  refuseFromOutside(before, values)
  const after = withChanges(before, values)
  await refuseLockOut(ctx, actor, after.config)
  for (const service of servicesOf(values)) {
    if (isInUse(after.config, service)) await tryService(ctx, actor, service, after.config)
  }
  await transaction(ctx.db, async (tx) => {
    await storeChanges(ctx, tx, values)
    const names = settingNames.filter((name) => values[name] !== undefined).join(', ')
    await recordEvent(ctx, tx, {
      kind: 'settings-changed',
      actorId: actor.id,
      details: { names },
    })
  })
  ctx.instance.follow()
  return toSettings(after)
}

/** Tries a service with values that are not saved. Throws what `tryService` throws, and `validation_error`. */
export async function trySettings(
  ctx: Context,
  actor: Actor,
  { service, values }: { service: TriedService; values: SettingValues },
): Promise<{ isUsable: true }> {
  const { config } = withChanges(ctx.instance.settings, values)
  await tryService(ctx, actor, service, config, { sendsLetter: true })
  return { isUsable: true }
}

function refuseFromOutside(before: SettingsInEffect, values: SettingValues): void {
  const name = settingNames.find(
    (one) => values[one] !== undefined && before.originOf(one) === 'environment',
  )
  if (name !== undefined) throw new AppError('setting_from_outside', { detail: name })
}

function withChanges(before: SettingsInEffect, values: SettingValues): SettingsInEffect {
  try {
    return before.withChanges(values)
  } catch (error) {
    if (!(error instanceof ConfigError) || error.setting === undefined) throw error
    throw invalidValue(`values.${error.setting}`, error.message)
  }
}

/** Admins without the second factor that would be required are none until they have one. */
async function refuseLockOut(ctx: Context, actor: Actor, after: Config): Promise<void> {
  const { config: before } = ctx.instance.settings
  if (!after.requireAdminSecondFactor || before.requireAdminSecondFactor) return
  if (!(await hasSecondFactor(ctx.db, actor.id))) throw new AppError('setting_locks_out')
}

const servicesOfGroups: Partial<Record<SettingGroup, TriedService>> = {
  mail: 'mail',
  login: 'login',
  files: 'files',
}

/** The services that changed values concern and a mistake would break. */
function servicesOf(values: SettingValues): TriedService[] {
  const groups = new Set(
    settingRules.filter(({ name }) => values[name] !== undefined).map(({ group }) => group),
  )
  return [...groups].flatMap((group) => servicesOfGroups[group] ?? [])
}

function isInUse({ smtpUrl, identityProvider, s3 }: Config, service: TriedService): boolean {
  if (service === 'mail') return smtpUrl !== undefined
  return service === 'login' ? identityProvider !== null : s3 !== null
}
