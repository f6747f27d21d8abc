import type { Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import type { RunningJob } from '../../jobs/job-kind.ts'
import { messageIdOf } from '../../mail/mail.ts'
import { findMailRecipient } from '../accounts/accounts.recipient.service.ts'
import { listPopularReviews } from '../popular-reviews/popular-reviews.service.ts'
import { findTitlesIn } from '../works/works.titles.service.ts'
import {
  type DigestReviewRow,
  listBestByFriends,
  listListsByFriends,
  type Week,
} from './weekly-digest.content.queries.ts'
import { digestLetter, type DigestContent } from './weekly-digest.mail.ts'
import { isDigestPending, updateDigestSent } from './weekly-digest.queries.ts'

const weekMs = 7 * 86_400_000
/** A digest follows the last one after this time at the earliest; weeks of summer time are an hour shorter. */
const pauseMs = 6 * 86_400_000
const entriesMax = 5

/**
 * Mails one member the week that ends at a time, unless there is nothing in it or they got a digest within it.
 * Every try has the same Message-ID, so that mailboxes recognise duplicates.
 */
export async function sendDigest(
  ctx: Context,
  { userId, until }: { userId: number; until: Date },
  job: Pick<RunningJob, 'assertLease'>,
): Promise<void> {
  const recipient = await findMailRecipient(ctx, ctx.db, userId)
  const since = new Date(until.getTime() - pauseMs)
  const now = ctx.clock.now()
  if (!recipient || !(await isDigestPending(ctx.db, userId, { since, now }))) return
  const week = { since: new Date(until.getTime() - weekMs), until }
  const found = await contentFor(ctx, recipient, week)
  if (isEmpty(found)) return
  const content = await withTitles(ctx, recipient.titleLanguage, found)
  const token = await ctx.tokens.signUnsubscribe({ userId, kinds: ['weekly digest'] })
  const unsubscribeLink = ctx.mail.link(`/unsubscribe/${token}`)
  const { username, email, language } = recipient
  await ctx.mail.send({
    ...digestLetter(ctx.mail, { username, language, content, unsubscribeLink }),
    to: email,
    messageId: messageIdOf(ctx.mail, `digest-${userId}-${until.toISOString().slice(0, 10)}`),
  })
  await transaction(ctx.db, async (tx) => {
    await job.assertLease(tx)
    await updateDigestSent(tx, userId, until)
  })
}

function isEmpty({ saved, others, lists, popular }: DigestContent): boolean {
  return saved.length + others.length + lists.length + popular.length === 0
}

async function contentFor(ctx: Context, actor: Actor, week: Week): Promise<DigestContent> {
  const limit = entriesMax
  const saved = await listBestByFriends(ctx.db, actor, { ...week, isSaved: true, limit })
  const others = await listBestByFriends(ctx.db, actor, { ...week, isSaved: false, limit })
  const lists = await listListsByFriends(ctx.db, actor, { ...week, limit })
  const areFriendsQuiet = saved.length + others.length + lists.length === 0
  const popular = areFriendsQuiet ? await popularOf(ctx, actor, week) : []
  return { saved, others, lists, popular }
}

/** The content with the titles of works in the language of the recipient. */
async function withTitles(
  { db }: Context,
  language: string,
  { saved, others, lists, popular }: DigestContent,
): Promise<DigestContent> {
  const ids = [...saved, ...others, ...popular].map(({ workId }) => workId)
  const titles = await findTitlesIn(db, language, ids)
  const titled = (rows: readonly DigestReviewRow[]) =>
    rows.map((row) => ({ ...row, displayTitle: titles.get(row.workId) }))
  return { saved: titled(saved), others: titled(others), lists, popular: titled(popular) }
}

async function popularOf(ctx: Context, actor: Actor, { since }: Week): Promise<DigestReviewRow[]> {
  const { items } = await listPopularReviews(ctx, actor, { limit: entriesMax })
  return items
    .filter(({ timePosted }) => new Date(timePosted) > since)
    .map(({ author, work, ...review }) => ({
      ...review,
      ...author,
      id: review.id,
      workId: work.id,
      title: work.title,
    }))
}
