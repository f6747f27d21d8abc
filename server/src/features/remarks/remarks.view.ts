import type { Remark, RemarkReply, RemarksAhead } from '@medley/contract/reviews/remarks'
import type { countRemarks, RemarkRow } from './remarks.queries.ts'

function toReply(row: RemarkRow): RemarkReply {
  const { id, author, content, isAhead, likeCount, likedByMe, timePosted, timeEdited } = row
  return {
    id,
    author,
    content,
    isAhead,
    likes: { totalCount: likeCount },
    likedByMe,
    timePosted: timePosted.toISOString(),
    timeEdited: timeEdited?.toISOString() ?? null,
  }
}

/** A remark in wire format, with those of the replies that are its own. */
export function toRemark(row: RemarkRow, replies: readonly RemarkRow[]): Remark {
  const { entry, share, amount, unit, total } = row
  return {
    ...toReply(row),
    point: { entry, percent: toPercent(share), amount, unit, total },
    // Of one that is ahead, the viewer's own.
    replies: replies
      .filter(({ parentId, isAhead }) => parentId === row.id && !(row.isAhead && isAhead))
      .map(toReply),
  }
}

export function toAhead({
  count,
  authors,
  points,
}: Awaited<ReturnType<typeof countRemarks>>): RemarksAhead {
  return {
    count,
    authors,
    points: points.map(({ share, ...point }) => ({ ...point, percent: toPercent(share) })),
  }
}

const toPercent = (share: number | null) => (share === null ? null : share / 100)
