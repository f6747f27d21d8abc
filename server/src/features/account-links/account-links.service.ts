import { randomUUID } from 'node:crypto'
import { limits } from '@medley/contract/limits'
import { AppError } from '../../app-error.ts'
import { latestEnd } from '../../clock.ts'
import type { Context } from '../../context.ts'
import type { Handle, Tx } from '../../db/transaction.ts'
import { sendLinkJob } from './account-links.jobs.ts'
import {
  deleteUnusedLinks,
  findLinkForUpdate,
  findOpenLink,
  type LinkPurpose,
  updateLinkUsed,
  upsertLink,
} from './account-links.queries.ts'
import { hashLinkToken, tokenOf } from './account-links.token.rules.ts'

const minute = 60_000

const lifetimes: Record<LinkPurpose, number> = {
  'reset-password': limits.resetMinutes * minute,
  'confirm-email': limits.confirmEmailDays * 24 * 60 * minute,
  'change-email': limits.changeEmailHours * 60 * minute,
}

interface Link {
  userId: number
  purpose: LinkPurpose
  /** Where it is sent. */
  email: string
}

/**
 * Has a link sent, which voids the earlier one of its purpose. Returns false, and leaves the earlier one
 * valid, if that one is unused and was asked for in the last five minutes.
 */
export function requestLink(ctx: Context, tx: Tx, link: Link): Promise<boolean> {
  return storeLink(ctx, tx, link, limits.letterMinutes * minute)
}

/** Has a link sent, which voids the earlier one of its purpose, however recent. */
export async function replaceLink(ctx: Context, tx: Tx, link: Link): Promise<void> {
  await storeLink(ctx, tx, link, 0)
}

async function storeLink(ctx: Context, tx: Tx, link: Link, pauseMs: number): Promise<boolean> {
  const id = randomUUID()
  const tokenHash = hashLinkToken(tokenOf(ctx, link.purpose, id))
  const timeRequested = ctx.clock.now()
  const timeExpires = new Date(timeRequested.getTime() + lifetimes[link.purpose])
  const replaces = new Date(timeRequested.getTime() - pauseMs)
  if (!(await upsertLink(tx, { ...link, id, tokenHash, timeRequested, timeExpires }, replaces))) {
    return false
  }
  await ctx.jobs.enqueue(tx, sendLinkJob, { linkId: id })
  return true
}

interface Followed {
  userId: number
  token: string
  /** The purposes that the caller handles. */
  purposes: readonly LinkPurpose[]
  /** The error for a used link. */
  whenUsed: 'invalid_token' | 'token_used'
}

/**
 * Uses up a link that someone followed; returns its purpose and the address it was sent to. Throws
 * `invalid_token`, `token_expired` and `whenUsed`.
 */
export async function followLink(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  { userId, token, purposes, whenUsed }: Followed,
): Promise<{ purpose: LinkPurpose; email: string }> {
  const link = await findLinkForUpdate(tx, userId, hashLinkToken(token))
  if (!link || !purposes.includes(link.purpose)) throw new AppError('invalid_token')
  if (link.timeUsed) throw new AppError(whenUsed)
  const now = clock.now()
  if (link.timeExpires <= now || link.timeRequested > latestEnd(now))
    throw new AppError('token_expired')
  await updateLinkUsed(tx, link.id, now)
  return link
}

/** The link of a purpose that can be followed, with its address; undefined if there is none. */
export function findPendingLink(
  { clock }: Pick<Context, 'clock'>,
  handle: Handle,
  userId: number,
  purpose: LinkPurpose,
): Promise<{ email: string; timeRequested: Date; timeExpires: Date } | undefined> {
  return findOpenLink(handle, userId, purpose, clock.now())
}

/** Makes links useless that have not been followed. */
export function voidLinks(
  handle: Handle,
  userId: number,
  purposes: readonly LinkPurpose[],
): Promise<void> {
  return deleteUnusedLinks(handle, userId, purposes)
}
