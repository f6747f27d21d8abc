import { type SettingName, settingNames } from '@medley/contract/administration/setting-rules'
import type { StoredValues } from '../../config/setting-values.ts'
import type { ChangedValues } from '../../config/settings-in-effect.ts'
import type { Context } from '../../context.ts'
import type { Handle, Tx } from '../../db/transaction.ts'
import {
  deleteSetting,
  listSettings,
  lockSettings,
  upsertSetting,
} from './instance-settings.queries.ts'

const purposeOf = (name: SettingName): string => `setting ${name}`

/** The values that admins have stored. One that was encrypted with another key counts as not set. */
export async function readStoredValues({
  db,
  secretBox,
  log,
}: Pick<Context, 'secretBox' | 'log'> & { db: Handle }): Promise<StoredValues> {
  const rows = new Map((await listSettings(db)).map(({ name, sealed }) => [name, sealed]))
  const values: Partial<Record<SettingName, string>> = {}
  for (const name of settingNames) {
    const sealed = rows.get(name)
    if (!sealed) continue
    const value = secretBox.open(purposeOf(name), sealed)
    if (value === null) log.warn({ name }, 'A stored setting was encrypted with another key')
    else values[name] = value
  }
  return values
}

/** Stores changes of settings, one caller after the other; null removes a value. */
export async function storeChanges(
  { secretBox, clock }: Pick<Context, 'secretBox' | 'clock'>,
  tx: Tx,
  changes: ChangedValues,
): Promise<void> {
  await lockSettings(tx)
  for (const name of settingNames) {
    const value = changes[name]
    if (value === undefined) continue
    if (value === null || value === '') await deleteSetting(tx, name)
    else {
      const sealed = secretBox.seal(purposeOf(name), value)
      await upsertSetting(tx, { name, sealed, time: clock.now() })
    }
  }
}
