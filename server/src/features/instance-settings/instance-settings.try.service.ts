import { randomBytes } from 'node:crypto'
import type { Medium } from '@medley/contract/values/medium'
import type { TriedService } from '@medley/contract/administration/setting-rules'
import type { Actor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { createSources } from '../../catalogue/catalogue.ts'
import type { Gate } from '../../catalogue/gate.ts'
import { SourceError } from '../../catalogue/source-error.ts'
import type { Config } from '../../config/config.ts'
import type { Context } from '../../context.ts'
import { createS3Files, StoreRefusal } from '../../files/s3-files.ts'
import { isProvider } from '../../identity-provider/ask-provider.ts'
import { MessageRefused } from '../../mail/mail.ts'
import { openMail } from '../../mail/open-mail.ts'
import { checkMailServer } from '../../mail/smtp-mail.ts'
import { testMessage } from './instance-settings.mail.ts'
import { findAdmin } from './instance-settings.queries.ts'

/**
 * Tries a service with the values of a configuration. Throws `setting_unreachable` if nothing answers in time,
 * `setting_refused` if the service does not take the values, `setting_of_another_kind` for values that are not of the
 * service at all.
 */
export async function tryService(
  ctx: Context,
  actor: Actor,
  service: TriedService,
  config: Config,
  { sendsLetter = false } = {},
): Promise<void> {
  switch (service) {
    case 'mail':
      return sendsLetter ? sendTestLetter(ctx, actor, config) : checkMail(config)
    case 'login':
      return checkLogin(config)
    case 'files':
      return checkStore(config)
    default:
      return askSource(ctx, service, config)
  }
}

async function checkMail({ smtpUrl }: Config): Promise<void> {
  if (smtpUrl === undefined) throw new AppError('setting_of_another_kind')
  await checkMailServer(smtpUrl).catch(throwMailFault)
}

/** Without a mail server the letter is put into the outbox, as all letters are. */
async function sendTestLetter(ctx: Context, actor: Actor, config: Config): Promise<void> {
  const { email, language } = await findAdmin(ctx.db, actor.id)
  const mail = openMail(config, ctx.log)
  try {
    const letter = testMessage(mail, { username: actor.username, language })
    await mail.send({ to: email, ...letter }).catch(throwMailFault)
  } finally {
    mail.close()
  }
}

function throwMailFault(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const isRefused = error instanceof MessageRefused || code === 'EAUTH' || code === 'EENVELOPE'
  throw new AppError(isRefused ? 'setting_refused' : 'setting_unreachable', { detail: error })
}

async function checkLogin({ identityProvider }: Config): Promise<void> {
  if (!identityProvider) throw new AppError('setting_of_another_kind')
  const isThere = await isProvider(identityProvider).catch((error: unknown) => {
    throw new AppError('setting_unreachable', { detail: error })
  })
  if (!isThere) throw new AppError('setting_of_another_kind')
}

/** Stores a file, reads it and removes it. */
async function checkStore({ s3, publicUrl }: Config): Promise<void> {
  if (!s3) throw new AppError('setting_of_another_kind')
  const files = createS3Files(s3, publicUrl)
  const key = `${randomBytes(16).toString('hex')}.webp`
  const content = Buffer.from('Medley tries this store.')
  try {
    await files.put(key, content)
    const stored = await files.read(key)
    await files.remove(key)
    if (!stored?.equals(content)) throw new StoreRefusal('The store returned something else')
  } catch (error) {
    const code = error instanceof StoreRefusal ? 'setting_refused' : 'setting_unreachable'
    throw new AppError(code, { detail: error })
  }
}

type KeyedSource = Exclude<TriedService, 'mail' | 'login' | 'files'>

const keyed: Readonly<
  Record<KeyedSource, { source: string; key: keyof Config['sourceKeys']; medium: Medium }>
> = {
  tmdb: { source: 'tmdb', key: 'tmdbToken', medium: 'film' },
  googleBooks: { source: 'google-books', key: 'googleBooksKey', medium: 'book' },
  spotify: { source: 'spotify', key: 'spotify', medium: 'album' },
}

/** Tries of a key count in no budget, and a wrong one does not have the source rest for everybody. */
const openGate: Gate = {
  enter: () => Promise.resolve({ waitMs: 0, report: () => Promise.resolve() }),
  wait: () => Promise.resolve(),
  health: () => Promise.resolve([]),
}

async function askSource({ web }: Context, service: KeyedSource, config: Config): Promise<void> {
  const { source: name, key, medium } = keyed[service]
  if (config.sourceKeys[key] === undefined || isOlderTmdbKey(config, service)) {
    throw new AppError('setting_of_another_kind')
  }
  const deps = {
    web,
    gate: openGate,
    locale: config.sourcesLocale,
    hasContact: config.sourcesContact !== null,
  }
  const found = createSources(deps, config.sourceKeys).find((one) => one.name === name)
  try {
    await found?.search(medium, 'Blue', 'patient')
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    const isRefused = error.fault === 'refused' || error.status === 400
    throw new AppError(isRefused ? 'setting_refused' : 'setting_unreachable', { detail: error })
  }
}

/** The API key beside the read access token on the page of TMDB: 32 digits and letters. */
function isOlderTmdbKey({ sourceKeys }: Config, service: KeyedSource): boolean {
  return service === 'tmdb' && /^[0-9a-f]{32}$/i.test(sourceKeys.tmdbToken ?? '')
}
