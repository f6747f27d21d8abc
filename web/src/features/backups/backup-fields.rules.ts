import type { Backup } from '@medley/contract/administration/backups'
import type { BackupSettings } from './backups.calls.ts'

/** The fields of the form for every place, so that a changed mind loses nothing. */
export interface BackupFields {
  frequency: Backup['frequency']
  kind: Backup['target']['kind']
  url: string
  username: string
  password: string
  endpoint: string
  region: string
  bucket: string
  prefix: string
  keyId: string
  secretKey: string
}

const empty = {
  url: '',
  username: '',
  password: '',
  endpoint: '',
  region: 'us-east-1',
  bucket: '',
  prefix: 'medley',
  keyId: '',
  secretKey: '',
}

export function fieldsOf({ frequency, target }: Backup): BackupFields {
  return { ...empty, ...target, frequency }
}

/** Settings to send: only the fields of the chosen place; an empty secret keeps the stored one. */
export function settingsOf(fields: BackupFields): BackupSettings {
  const { frequency, kind, password, secretKey } = fields
  if (kind === 'mail') return { frequency, target: { kind } }
  if (kind === 'webDav') {
    const { url, username } = fields
    const secret = password === '' ? {} : { password }
    return { frequency, target: { kind, url, username, ...secret } }
  }
  const { endpoint, region, bucket, prefix, keyId } = fields
  const secret = secretKey === '' ? {} : { secretKey }
  return { frequency, target: { kind, endpoint, region, bucket, prefix, keyId, ...secret } }
}

/** The form's field of a validation error such as `target.url`. */
export function fieldOf(name: string): keyof BackupFields | undefined {
  const last = name.split('.').at(-1) ?? ''
  return isText(last) ? last : undefined
}

function isText(name: string): name is keyof typeof empty {
  return Object.hasOwn(empty, name)
}
