import type { Logger } from 'pino'
import type { Catalogue } from './catalogue/catalogue.ts'
import type { WebClient } from './catalogue/web/web-client.ts'
import type { Access } from './config/access.ts'
import type { Instance } from './instance.ts'
import type { IdentityProvider } from './config/identity-provider.ts'
import type { Clock } from './clock.ts'
import type { Events } from './events.ts'
import type { Handle } from './db/transaction.ts'
import type { Files } from './files/files.ts'
import type { Tokens } from './http/caller/tokens.ts'
import type { UploadFolder } from './http/bodies/upload-folder.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { NightlyBackup } from './instance-backup/back-up.ts'
import type { Mail } from './mail/mail.ts'
import type { Targets } from './ports/targets.ts'
import type { SecretBox } from './lib/secret-box.ts'

/** The dependencies available to every feature. */
export interface Context {
  /** In a call by GET it may be a replica, which refuses writes. */
  db: Handle
  /** For what a call by GET stores: always the primary. Waits for no replica, so it may be lost with the primary. */
  primary: Handle
  /** For threads, which open connections of their own. */
  databaseUrl: string
  clock: Clock
  log: Logger
  jobs: Jobs
  mail: Mail
  files: Files
  /** For files that members have sent, while a call or a job of this process reads them. */
  uploads: UploadFolder
  tokens: Tokens
  catalogue: Catalogue
  targets: Targets
  events: Events
  secretBox: SecretBox
  /** For whom the instance is open. */
  access: Access
  /** By which members log in; null without one. */
  identityProvider: IdentityProvider | null
  /** Null without one. */
  nightlyBackup: NightlyBackup | null
  /** The address that names the newest release; null if none is asked. */
  upgradeNoticeUrl: string | null
  /** This instance as admins set it up. */
  instance: Instance
  /** For all outgoing calls: reaches public addresses only, and none if OFFLINE is set. */
  web: WebClient
}
