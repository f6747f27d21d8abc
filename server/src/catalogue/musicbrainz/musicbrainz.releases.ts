import { z } from 'zod'
import { rowsOrNone, textOrNull } from '../rows.ts'

export const release = z.object({
  id: z.guid(),
  date: textOrNull,
  barcode: textOrNull,
  disambiguation: textOrNull,
  media: rowsOrNone(z.object({ format: textOrNull })),
  'cover-art-archive': z.object({ front: z.boolean().catch(false) }).catch({ front: false }),
})
export type Release = z.output<typeof release>

const usualFormats = new Set(['CD', 'Digital Media', '12" Vinyl', 'Vinyl'])

/**
 * The release whose tracks stand for the album: one without a remark such as "quadraphonic", of the
 * earliest year, in a usual format, dated to the day, with a barcode.
 */
export function chooseRelease(releases: readonly Release[]): Release | undefined {
  return releases.toSorted(
    (a, b) =>
      Number(hasRemark(a)) - Number(hasRemark(b)) ||
      yearOf(a).localeCompare(yearOf(b)) ||
      Number(isUnusual(a)) - Number(isUnusual(b)) ||
      dateOf(a).localeCompare(dateOf(b)) ||
      Number(!a.barcode) - Number(!b.barcode),
  )[0]
}

const hasRemark = ({ disambiguation }: Release) => Boolean(disambiguation)
const yearOf = ({ date }: Release) => date?.slice(0, 4) || '9999'

/** A bare year comes after the days of that year. */
const dateOf = ({ date }: Release) => (date ?? '').padEnd(10, '~')

const isUnusual = ({ media }: Release) =>
  !media.some(({ format }) => format !== null && usualFormats.has(format))
