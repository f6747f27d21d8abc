import type { Medium } from '@medley/contract/values/medium'
import type { CoveredWork } from '@medley/contract/values/shapes'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Actor } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import { noBlockBetween } from '../blocks/blocks.visibility.ts'
import { isSelfOrFriend } from '../friendships/friendships.visibility.ts'
import { maySee } from '../privacy-settings/privacy-settings.visibility.ts'
import { friendsAverageOf } from '../ratings/ratings.visibility.ts'
import { isForViewer, mayRead } from '../reviews/reviews.visibility.ts'
import { isVisibleWork, namedWorkOf } from '../works/works.visibility.ts'
import { likedFrom } from './evenings.candidates.queries.ts'
import { isOpenTo, takesPart } from './evenings.visibility.ts'

/** A person of an evening, as JSON. */
interface PersonJson {
  id: number
  username: string
  firstName: string | null
  lastName: string | null
  profilePicture: string | null
  hasConfirmed: boolean
}

export interface EveningRow {
  id: number
  hostId: number
  medium: Medium
  timeStarted: Date
  people: PersonJson[]
  chosenWork: CoveredWork | null
  day: string | null
  maxMinutes: number | null
  maxPages: number | null
  hasConfirmed: boolean
}

const shownDays = 7

/** The open evenings of the last days, newest first; with `id` that one only, of any age. */
export async function listOpenEvenings(
  handle: Handle,
  viewer: Actor,
  { id, now, limit }: { id?: number; now: Date; limit: number },
): Promise<EveningRow[]> {
  const since = new Date(now.getTime() - shownDays * 86_400_000)
  const which = id === undefined ? sql`time_started > ${since}` : sql`evenings.id = ${id}`
  const { rows } = await sql<EveningRow>`
    select evenings.id, evenings.host_id as "hostId", evenings.medium,
      evenings.time_started as "timeStarted", ${peopleOf(viewer)} as people,
      case when works.id is not null then ${namedWorkOf('works')} end as "chosenWork",
      evenings.day, evenings.max_minutes as "maxMinutes", evenings.max_pages as "maxPages", exists (
        select from evening_members as own
        where own.evening_id = evenings.id and own.user_id = ${viewer.id}
          and own.viewing_id is not null
      ) as "hasConfirmed"
    from evenings left join works on works.id = evenings.work_id
    where ${which} and evenings.host_id is not null and ${isOpenTo(viewer)}
    order by time_started desc, evenings.id desc
    limit ${limit}
  `.execute(handle)
  return rows
}

/** A column: the host, then those invited, without whom a block hides from the viewer. */
function peopleOf(viewer: Actor): RawBuilder<PersonJson[]> {
  return sql<PersonJson[]>`(
    select coalesce(json_agg(json_build_object(
      'id', users.id, 'username', users.username, 'firstName', users.first_name,
      'lastName', users.last_name, 'profilePicture', users.profile_picture,
      'hasConfirmed', evening_members.viewing_id is not null
    ) order by users.id <> evenings.host_id, users.username), '[]')
    from evening_members join users on users.id = evening_members.user_id
    where evening_members.evening_id = evenings.id and ${isSeen(viewer)}
  )`
}

/** A condition on joined rows of `evenings` and `evening_members`: the member takes part and is seen by the viewer. */
function isSeen(viewer: Actor): RawBuilder<SqlBool> {
  return sql<SqlBool>`(
    ${takesPart} and ${noBlockBetween(viewer, 'evening_members.user_id')}
  )`
}

export interface ProposalRow {
  work: CoveredWork
  minutes: number | null
  pages: number | null
  genres: string[]
  friendsRating: number | null
  scores: { userId: number; rating: number }[]
  reasons: ReasonJson[]
  vetoedBy: number[]
  isVetoed: boolean
}

interface ReasonJson {
  userId: number
  kind: 'saved' | 'liked' | 'genre' | 'popular'
  genre: string | null
  because: CoveredWork | null
}

/**
 * The proposals of an evening, the best first, vetoed ones last. A veto of someone whom a block hides from
 * the viewer counts without a name. What a member saved or liked that is not for the viewer makes it a popular work; liked
 * works of members who stay out of recommendations are shown to themselves alone.
 */
export async function listProposals(
  handle: Handle,
  viewer: Actor,
  eveningId: number,
): Promise<ProposalRow[]> {
  const { rows } = await sql<ProposalRow>`
    select ${namedWorkOf('works')} as work, works.minutes, works.pages, works.genres,
      ${friendsAverageOf(viewer, 'works.id')} as "friendsRating", ${scoresFor(viewer)} as scores, (
      select coalesce(json_agg(json_build_object(
        'userId', reason.user_id, 'genre', reason.genre,
        'kind', case when ${mayKnowReason(viewer)} then reason.kind else 'popular' end,
        'because', case when liked.id is not null and ${mayKnowReason(viewer)}
          then ${namedWorkOf('liked')} end
      ) order by reason.user_id <> evenings.host_id, users.username), '[]')
      from evening_reasons as reason
      join evening_members on evening_members.evening_id = reason.evening_id
        and evening_members.user_id = reason.user_id
      join users on users.id = reason.user_id
      left join works as liked on liked.id = reason.because_id
      where reason.evening_id = evenings.id and reason.work_id = proposal.work_id
        and ${isSeen(viewer)}
    ) as reasons, array(
      select veto.user_id ${vetoes} and ${isSeen(viewer)} order by veto.user_id
    ) as "vetoedBy", exists (select ${vetoes}) as "isVetoed"
    from evenings
    join evening_proposals as proposal on proposal.evening_id = evenings.id
    join works on works.id = proposal.work_id
    where evenings.id = ${eveningId}
    order by "isVetoed", proposal.place, works.id
  `.execute(handle)
  return rows
}

/** A column of a proposal: what the others of the evening gave the work, as far as the viewer may read it. */
function scoresFor(viewer: Actor): RawBuilder<ProposalRow['scores']> {
  return sql<ProposalRow['scores']>`(
    select coalesce(json_agg(
      json_build_object('userId', users.id, 'rating', given.rating)
      order by users.id <> evenings.host_id, users.username
    ), '[]')
    from evening_members join users on users.id = evening_members.user_id
    cross join lateral (
      select reviews.rating from reviews
      where reviews.author_id = users.id and reviews.work_id = proposal.work_id and ${mayRead(viewer)}
      order by reviews.time_posted desc, reviews.id desc limit 1
    ) as given
    where evening_members.evening_id = evenings.id and users.id <> ${viewer.id} and ${isSeen(viewer)}
  )`
}

/** The vetoes of those who take part, as the end of a select. */
const vetoes = sql`from evening_vetoes as veto
  join evening_members on evening_members.evening_id = veto.evening_id
    and evening_members.user_id = veto.user_id
  where veto.evening_id = evenings.id and veto.work_id = proposal.work_id and ${takesPart}`

/**
 * A condition on joined rows of `users` and a reason of theirs: the viewer may know it. Guests need not be friends of
 * each other, so that what they saved and liked is for the viewer as it is elsewhere.
 */
function mayKnowReason(viewer: Actor): RawBuilder<SqlBool> {
  return sql<SqlBool>`(
    users.id = ${viewer.id} or reason.kind = 'popular' or ${maySee(viewer, 'users.id')} and (
      reason.kind = 'saved' or users.in_recommendations and (
        ${isSelfOrFriend(viewer, 'users.id')} or ${isFromReadableReview(viewer)}
      )
    )
  )`
}

/** A condition as `mayKnowReason`: the viewer may read a review by which the member likes the work or genre. */
function isFromReadableReview(viewer: Actor): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select from reviews join works on works.id = reviews.work_id
    where reviews.author_id = users.id and reviews.rating >= ${likedFrom} and ${isForViewer(viewer)}
      and ${isVisibleWork(viewer)}
      and (works.id = reason.because_id or reason.kind = 'genre' and reason.genre = any(works.genres))
  )`
}

/** Returns whether someone who takes part vetoed a proposal; undefined if the work is not proposed. */
export async function findProposal(
  handle: Handle,
  eveningId: number,
  workId: number,
): Promise<{ isVetoed: boolean } | undefined> {
  const { rows } = await sql<{ isVetoed: boolean }>`
    select exists (select ${vetoes}) as "isVetoed"
    from evenings join evening_proposals as proposal on proposal.evening_id = evenings.id
    where evenings.id = ${eveningId} and proposal.work_id = ${workId}
  `.execute(handle)
  return rows[0]
}

/** Those who take part and have not confirmed the choice. */
export async function listUnconfirmedIds(handle: Handle, eveningId: number): Promise<number[]> {
  const { rows } = await sql<{ userId: number }>`
    select evening_members.user_id as "userId"
    from evenings join evening_members on evening_members.evening_id = evenings.id
    where evenings.id = ${eveningId} and evening_members.viewing_id is null and ${takesPart}
    order by evening_members.user_id
  `.execute(handle)
  return rows.map(({ userId }) => userId)
}

/** Those invited who take part, without the host. */
export async function listGuestIds(handle: Handle, eveningId: number): Promise<number[]> {
  const { rows } = await sql<{ userId: number }>`
    select evening_members.user_id as "userId"
    from evenings join evening_members on evening_members.evening_id = evenings.id
    where evenings.id = ${eveningId} and evening_members.user_id <> evenings.host_id and ${takesPart}
    order by evening_members.user_id
  `.execute(handle)
  return rows.map(({ userId }) => userId)
}
