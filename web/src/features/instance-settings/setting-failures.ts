import { instanceSettingsTexts as texts } from '@medley/texts/instance-settings'
import { type SettingName, settingNames } from '@medley/contract/administration/setting-rules'
import { isApiError } from '../../lib/api.ts'
import { ruleOf } from './setting-drafts.ts'

/** Text of settings that were not saved, or did not work. */
export function settingFailure(error: unknown): string {
  if (!isApiError(error)) return texts.failures.other
  if (error.code === 'validation_error') return texts.failures.invalid
  const known: Readonly<Record<string, string | undefined>> = texts.failures
  return known[error.code] ?? texts.failures.other
}

/** The settings whose values were refused, with a text each. */
export function wrongSettings(error: unknown): ReadonlyMap<SettingName, string> {
  const wrong = new Map<SettingName, string>()
  if (!isApiError(error, 'validation_error')) return wrong
  for (const { field, message } of error.errors) {
    const name = settingNames.find((one) => field === `values.${one}`)
    if (name) wrong.set(name, textOf(name, message))
  }
  return wrong
}

function textOf(name: SettingName, message: string): string {
  if (message.includes('belong together')) return texts.wrong.together
  const known: Readonly<Record<string, string | undefined>> = texts.wrong
  return known[ruleOf(name).form] ?? texts.wrong.other
}
