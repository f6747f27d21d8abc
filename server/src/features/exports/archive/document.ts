import type { Handle } from '../../../db/transaction.ts'
import {
  type ProfileRow,
  readBlocks,
  readComments,
  readDismissedWorks,
  readEntries,
  readFavorites,
  readFriends,
  readHiddenWorks,
  readLikes,
  readListLikes,
  readLists,
  readTimedWorks,
  readMutes,
  readReviews,
  readSentWorks,
  readViewings,
} from '../exports.reading.queries.ts'
import { readEntryRatings, readEntryViewings, readProgress } from '../exports.entries.queries.ts'
import {
  readFilterWords,
  readFindability,
  readInRecommendations,
  readInSuggestions,
  readNotificationSettings,
} from '../exports.settings.queries.ts'

interface Facts {
  profile: ProfileRow
  hasPicture: boolean
  time: Date
}

/** `medley.json` as a stream of text. */
export async function* writeDocument(
  handle: Handle,
  userId: number,
  { profile: { pictureKey: _, ...profile }, hasPicture, time }: Facts,
): AsyncGenerator<string> {
  const picture = hasPicture ? 'profile-picture.webp' : null
  const head = { format: 'medley', version: 1, timeExported: time }
  yield `${JSON.stringify(head).slice(0, -1)},\n"profile":`
  yield JSON.stringify({ ...profile, picture })
  yield* writeArray('reviews', asJson(readReviews(handle, userId)))
  yield* writeArray('engaged', asJson(readTimedWorks(handle, userId, 'engagements')))
  yield* writeArray('savedForLater', asJson(readTimedWorks(handle, userId, 'saved_works')))
  yield* writeArray('favorites', asJson(readFavorites(handle, userId)))
  yield* writeArray('viewings', asJson(readViewings(handle, userId)))
  yield* writeArray('entryViewings', asJson(readEntryViewings(handle, userId)))
  yield* writeArray('entryRatings', asJson(readEntryRatings(handle, userId)))
  yield* writeArray('progress', asJson(readProgress(handle, userId)))
  yield* writeArray('lists', writeLists(handle, userId))
  yield* writeArray('comments', asJson(readComments(handle, userId)))
  yield* writeArray('likes', asJson(readLikes(handle, userId)))
  yield* writeArray('listLikes', asJson(readListLikes(handle, userId)))
  yield* writeArray('friends', asJson(readFriends(handle, userId)))
  yield* writeArray('mutes', asJson(readMutes(handle, userId)))
  yield* writeArray('blocks', asJson(readBlocks(handle, userId)))
  yield* writeArray('hiddenWorks', asJson(readHiddenWorks(handle, userId)))
  yield* writeArray('dismissedWorks', asJson(readDismissedWorks(handle, userId)))
  yield* writeArray('sentWorks', asJson(readSentWorks(handle, userId)))
  yield `,\n"filterWords":${JSON.stringify(await readFilterWords(handle, userId))}`
  const { kinds, hasDigest } = await readNotificationSettings(handle, userId)
  yield `,\n"notificationSettings":${JSON.stringify(kinds)},"weeklyDigest":${hasDigest}`
  yield `,\n"inSuggestions":${await readInSuggestions(handle, userId)}`
  yield `,\n"isFindable":${await readFindability(handle, userId)}`
  yield `,\n"inRecommendations":${await readInRecommendations(handle, userId)}`
  yield '}\n'
}

async function* asJson(rows: AsyncIterable<object>): AsyncGenerator<string[]> {
  for await (const row of rows) yield [JSON.stringify(row)]
}

/** Writes a JSON array; each value is an iterable of text chunks. */
async function* writeArray(
  name: string,
  values: AsyncIterable<Iterable<string> | AsyncIterable<string>>,
): AsyncGenerator<string> {
  yield `,\n"${name}":[`
  let separator = '\n'
  for await (const pieces of values) {
    yield separator
    yield* pieces
    separator = ',\n'
  }
  yield ']'
}

async function* writeLists(handle: Handle, userId: number) {
  for await (const { id, ...list } of readLists(handle, userId))
    yield writeList(handle, userId, { id, list })
}

async function* writeList(
  handle: Handle,
  userId: number,
  { id, list }: { id: number; list: object },
): AsyncGenerator<string> {
  yield JSON.stringify(list).slice(0, -1)
  yield* writeArray('entries', asJson(readEntries(handle, userId, id)))
  yield '}'
}
