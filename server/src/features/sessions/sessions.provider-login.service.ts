import { AppError } from '../../app-error.ts'
import type { Client } from '../../client.ts'
import type { Context } from '../../context.ts'
import { isUniqueViolation, transaction } from '../../db/transaction.ts'
import {
  createProvidedAccount,
  findAccountByAddress,
} from '../accounts/accounts.provided.service.ts'
import type { ProvidedIdentity } from '../../identity-provider/ask-provider.ts'
import {
  finishLogin,
  findLinkedAccount,
  type ProviderAnswer,
} from '../identities/identities.service.ts'
import { listProofMethods } from '../second-factors/second-factors.service.ts'
import { enter, recordLogin } from './sessions.entry.service.ts'
import { holdLogin } from './sessions.second-step.service.ts'
import type { Account, StoredSession } from './sessions.start.service.ts'

type Entry = Pick<StoredSession, 'lifetime'> & {
  client: Client
  identity: ProvidedIdentity
  invitation: string | null
}

/**
 * Starts a session by the answer of the identity provider; for an unknown member with an account that they
 * link. Throws `second_factor_required`, `link_required` if an account has their address and its owner has to
 * confirm, `email_taken` if the provider does not say that the address is theirs, `invitation_not_found` if the
 * invitation that they followed has ended, and what `finishLogin` throws.
 */
export async function logInByProvider(
  ctx: Context,
  client: Client,
  answer: ProviderAnswer,
): Promise<StoredSession> {
  const { identity, lifetime, invitation } = await finishLogin(ctx, answer)
  const entry = { client, lifetime, identity, invitation }
  const account = await findLinkedAccount(ctx, identity)
  if (!account) return joinByProvider(ctx, entry)
  const methods = await listProofMethods(ctx.db, account.userId)
  if (methods.length > 0) {
    throw new AppError('second_factor_required', {
      proof: { methods, loginToken: await holdLogin(ctx, account, { lifetime, identity }) },
    })
  }
  const token = await transaction(ctx.db, (tx) => enter(ctx, tx, account, entry))
  return begun(ctx, entry, account, token)
}

async function joinByProvider(ctx: Context, entry: Entry): Promise<StoredSession> {
  const { identity, lifetime, invitation } = entry
  const { email, isEmailProven } = identity
  if (email === null) throw new AppError('identity_refused', { detail: 'no e-mail address' })
  const owner = await findAccountByAddress(ctx, email)
  if (owner) {
    if (!isEmailProven) throw new AppError('email_taken')
    const methods = await listProofMethods(ctx.db, owner.userId)
    throw new AppError('link_required', {
      proof: {
        methods: methods.length > 0 ? methods : ['password'],
        loginToken: await holdLogin(ctx, owner, { lifetime, identity }),
      },
    })
  }
  try {
    const { account, token } = await transaction(ctx.db, async (tx) => {
      const account = await createProvidedAccount(ctx, tx, { ...identity, email, invitation })
      return { account, token: await enter(ctx, tx, account, entry) }
    })
    return await begun(ctx, entry, account, token)
  } catch (error) {
    // Of two logins at once, one creates the account; the other may try again.
    throw isUniqueViolation(error, 'users_email_key') ? new AppError('email_taken') : error
  }
}

async function begun(
  ctx: Context,
  { client, lifetime }: Entry,
  { userId }: Account,
  token: string | null,
): Promise<StoredSession> {
  if (token === null) throw new AppError('invalid_token')
  await recordLogin(ctx, userId, client)
  return { userId, token, lifetime }
}
