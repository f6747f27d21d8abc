import type { Unopened } from '../record.ts'
import { olderEpisodes } from './tv-time-beside.ts'

const baseNameOf = (path: string) => path.split('/').at(-1)?.toLowerCase() ?? ''
const folderOf = (path: string) => path.split('/').slice(0, -1).join('/')

const shows = 'tracking-prod-records-v2.csv'
const films = 'tracking-prod-records.csv'
const read = [
  shows,
  films,
  'tv_show_rate.csv',
  'followed_tv_show.csv',
  'user_show_special_status.csv',
  'user_tv_show_data.csv',
  'lists-prod-lists.csv',
]
const votes = /^ratings-.*votes\.csv$/
/** Of accounts from before 2021; later exports repeat some of it. */
const older = [...olderEpisodes, 'rewatched_episode.csv']
const sums = /^(?:show_seen_episode_latest|user_statistics|tracking-prod-count-.*)\.csv$/

/** Names that no file of another service has. */
const secretName =
  /^(?:(?:access|refresh|device)[_-]token|user_password_reset_token|ip_address|auth-prod-\w+|friends?)\.csv$/
const privateWords = /token|password|address|device|auth|login|friend|mail|phone|social|^user\.csv$/

/**
 * Returns a function that says why a file is not even opened: it is one of TV Time's with tokens, addresses,
 * devices or friends, or lies beside its history and repeats it, or says nothing of it.
 */
export function findUnopenedOfTvTime(
  paths: readonly string[],
): (path: string) => Unopened | undefined {
  const ofTvTime = new Set(
    paths.filter((path) => [shows, films].includes(baseNameOf(path))).map(folderOf),
  )
  const withShows = new Set(paths.filter((path) => baseNameOf(path) === shows).map(folderOf))
  return (path) => {
    const name = baseNameOf(path)
    if (secretName.test(name)) return unopened('privateAtTvTime')
    const folder = folderOf(path)
    const isOlder = older.includes(name)
    const isRepeat = sums.test(name) || (isOlder && withShows.has(folder))
    const isRead = read.includes(name) || votes.test(name) || (isOlder && !isRepeat)
    if (!ofTvTime.has(folder) || isRead) return undefined
    if (isRepeat) return unopened('otherAtTvTime')
    return unopened(privateWords.test(name) ? 'privateAtTvTime' : 'unreadAtTvTime')
  }
}

function unopened(code: 'privateAtTvTime' | 'otherAtTvTime' | 'unreadAtTvTime'): Unopened {
  return { source: 'tvTime', reason: { code } }
}
