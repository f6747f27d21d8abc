import { AppError } from '../../app-error.ts'
import type { Client } from '../../client.ts'
import type { Context } from '../../context.ts'
import { isUniqueViolation, transaction } from '../../db/transaction.ts'
import {
  createProvidedAccount,
  findAccountByAddress,
  refuseClosed,
} from '../accounts/accounts.provided.service.ts'
import { isAddressBlocked } from '../accounts/accounts.service.ts'
import {
  endArrival,
  holdArrival,
  requireArrival,
} from '../identities/identities.arrivals.service.ts'
import {
  finishLogin,
  type FinishedLogin,
  findLinkedAccount,
  type ProviderAnswer,
} from '../identities/identities.service.ts'
import { listProofMethods } from '../second-factors/second-factors.service.ts'
import { enter, recordLogin } from './sessions.entry.service.ts'
import { holdLogin } from './sessions.second-step.service.ts'
import type { Account, StoredSession } from './sessions.start.service.ts'

type Entry = FinishedLogin & { client: Client }

/** Of so many first logins at once, each at last finds a free name, or the account that another created. */
const triesMax = 10

/**
 * Starts a session by the answer of the identity provider; for an unknown member with an account that they
 * link. Throws `second_factor_required`, `link_required` if an account has their address and its owner has to
 * confirm, `email_taken` if the provider does not say that the address is theirs, `email_required` if it knows none,
 * `invitation_not_found` if the invitation that they followed has ended, and what `finishLogin` throws.
 */
export async function logInByProvider(
  ctx: Context,
  client: Client,
  answer: ProviderAnswer,
): Promise<StoredSession> {
  return enterByProvider(ctx, { client, ...(await finishLogin(ctx, answer)) })
}

/**
 * Goes on where `logInByProvider` threw `email_required`: with an address, which a link has to prove. Throws
 * `invalid_token`, `email_taken`, `email_blacklisted`, and as `logInByProvider`.
 */
export async function joinByAddress(
  ctx: Context,
  client: Client,
  { loginToken, email }: { loginToken: string; email: string },
): Promise<StoredSession> {
  const { identity, ...arrival } = await requireArrival(ctx, loginToken)
  if (await isAddressBlocked(ctx, email)) throw new AppError('email_blacklisted')
  const given = { ...identity, email, isEmailProven: false }
  const session = await enterByProvider(ctx, { client, ...arrival, identity: given })
  await endArrival(ctx, loginToken)
  return session
}

async function enterByProvider(ctx: Context, entry: Entry): Promise<StoredSession> {
  for (let tries = 1; tries < triesMax; tries += 1) {
    try {
      return await enterOrJoin(ctx, entry)
    } catch (error) {
      if (!isLostRace(error)) throw error
    }
  }
  return enterOrJoin(ctx, entry)
}

/** True if another login took the name, the address or the identity meanwhile. */
function isLostRace(error: unknown): boolean {
  if (error instanceof AppError) return error.code === 'identity_taken'
  return ['users_username_key', 'users_email_key'].some((key) => isUniqueViolation(error, key))
}

async function enterOrJoin(ctx: Context, entry: Entry): Promise<StoredSession> {
  const { identity, lifetime } = entry
  const account = await findLinkedAccount(ctx, identity)
  if (!account) return joinByProvider(ctx, entry)
  const methods = await listProofMethods(ctx.db, account.userId)
  if (methods.length > 0) {
    throw new AppError('second_factor_required', {
      proof: { methods, loginToken: await holdLogin(ctx, account, { lifetime, identity }) },
    })
  }
  const { isFresh: isProved } = identity
  const token = await transaction(ctx.db, (tx) => enter(ctx, tx, account, { ...entry, isProved }))
  return begun(ctx, entry, account, token)
}

async function joinByProvider(ctx: Context, entry: Entry): Promise<StoredSession> {
  const { client: _, ...arrival } = entry
  const { identity, lifetime, invitation } = arrival
  const { email, isEmailProven } = identity
  if (email === null) {
    refuseClosed(ctx)
    const loginToken = await holdArrival(ctx, arrival)
    throw new AppError('email_required', { proof: { methods: [], loginToken } })
  }
  const owner = await findAccountByAddress(ctx, email)
  if (owner) {
    // Another login of the same person created it since the first look.
    if (await findLinkedAccount(ctx, identity)) return enterOrJoin(ctx, entry)
    if (!isEmailProven) throw new AppError('email_taken')
    const methods = await listProofMethods(ctx.db, owner.userId)
    throw new AppError('link_required', {
      proof: {
        methods: methods.length > 0 ? methods : ['password'],
        loginToken: await holdLogin(ctx, owner, { lifetime, identity }),
      },
    })
  }
  const { account, token } = await transaction(ctx.db, async (tx) => {
    const account = await createProvidedAccount(ctx, tx, { ...identity, email, invitation })
    const { isFresh: isProved } = identity
    return { account, token: await enter(ctx, tx, account, { ...entry, isProved }) }
  })
  return begun(ctx, entry, account, token)
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
