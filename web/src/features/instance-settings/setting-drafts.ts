import type {
  InstanceSetting,
  SettingValues,
} from '@medley/contract/administration/instance-settings'
import { type SettingName, settingRules } from '@medley/contract/administration/setting-rules'
import { useState } from 'react'

/** The entered values of settings that are not saved yet. */
export interface SettingDrafts {
  changes: SettingValues
  isDirty: boolean
  /** False where they are those entered from the beginning. */
  isTouched: boolean
  /** As the field shows it: the entered value, or the one in effect. */
  valueOf: (setting: InstanceSetting) => string
  /** Null returns to the default. */
  enter: (setting: InstanceSetting, value: string | null) => void
  clear: () => void
}

export function useSettingDrafts(initial: SettingValues = {}): SettingDrafts {
  const [given] = useState(initial)
  const [changes, setChanges] = useState(given)
  return {
    changes,
    isDirty: Object.keys(changes).length > 0,
    isTouched: Object.keys(changes).length > 0 && changes !== given,
    valueOf: (setting) => {
      const entered = changes[setting.name]
      if (entered === undefined) return setting.value ?? ''
      return entered ?? ruleOf(setting.name).default ?? ''
    },
    enter: (setting, value) =>
      setChanges(({ [setting.name]: _, ...rest }) =>
        isAsBefore(setting, value) ? rest : { ...rest, [setting.name]: value },
      ),
    clear: () => setChanges({}),
  }
}

/** A secret that is set cannot be compared: an empty field keeps it. */
function isAsBefore(setting: InstanceSetting, value: string | null): boolean {
  if (value === null) return setting.origin === 'default'
  if (ruleOf(setting.name).form === 'secret') return value === ''
  return value === (setting.value ?? '')
}

export function ruleOf(name: SettingName) {
  const rule = settingRules.find((one) => one.name === name)
  if (!rule) throw new Error(`There is no setting ${name}`)
  return rule
}
