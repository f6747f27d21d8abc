import type { ListEntry, MediaList } from '@medley/contract/values/shapes'
import type { Viewer } from '../../actor.ts'
import type { EntryRow } from './lists.entries.queries.ts'
import type { ListRow } from './lists.queries.ts'

/** A list with its preview, as the API returns it; only its owner gets the tags. */
export function toMediaList(row: ListRow, viewer: Viewer): MediaList {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    isRanked: row.isRanked,
    isPrivate: row.isPrivate,
    audience: row.audience === 'friends' ? 'friends' : null,
    owner: { username: row.username },
    ...(viewer?.id === row.ownerId ? { tags: row.tags } : {}),
    previewEntries: row.preview.map((work) => ({ work })),
    entryCount: row.contents.count,
    engagedCount: viewer ? row.contents.engaged : null,
    mediums: row.contents.mediums,
    hasNotes: row.contents.hasNotes,
    likes: { totalCount: row.likeCount },
    likedByMe: row.likedByMe,
    copiedFrom: row.copiedFrom,
  }
}

export function toListEntry(row: EntryRow): ListEntry {
  return {
    position: row.position,
    work: {
      id: row.workId,
      medium: row.medium,
      title: row.title,
      posterSource: row.posterSource,
      releaseDate: row.releaseDate,
      creators: row.creators.map((name) => ({ name })),
    },
    note: row.note,
  }
}
