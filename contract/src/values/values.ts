import { z } from 'zod'
import { cleanLine, cleanText } from './clean-text.ts'
import { emailPattern, hasAtMost, limits } from '../limits.ts'
import { mediums } from './medium.ts'
import { hasVisibleSign } from './visible-sign.ts'

const numberText = 'Must be a whole number'

/** A whole number in the given range: a number or digits as text. */
export function wholeNumber(min: number, max: number) {
  return z
    .union(
      [
        z
          .string()
          .regex(/^\d{1,10}$/, numberText)
          .transform(Number),
        z.number(),
      ],
      { error: ({ input }) => (input === undefined ? 'Required' : numberText) },
    )
    .pipe(z.int(numberText).min(min, `Must be at least ${min}`).max(max, `Must be at most ${max}`))
}

/** An id in a query or body: a number or digits as text. */
export const id = wholeNumber(1, limits.idMax)

/** An id in a path: anything but digits is rejected with the given code. */
export function pathId(code: string) {
  return z
    .string()
    .regex(/^\d{1,10}$/, code)
    .transform(Number)
    .pipe(z.int(code).min(1, code).max(limits.idMax, code))
}

/** One of the five mediums; for any other value the message is the error code. */
export const medium = z.enum(mediums, {
  error: ({ input }) => (input === undefined ? 'Required' : 'invalid_medium'),
})

const mediumListMax = 20

/** Several mediums: `mediums[]=film&mediums[]=book`, or one bare value. */
export const mediumList = z.union(
  [z.array(medium).max(mediumListMax), medium.transform((one) => [one])],
  {
    // A list that is far too long is read as an object.
    error: ({ input }) =>
      input instanceof Object && Object.keys(input).length > mediumListMax
        ? `Must be at most ${mediumListMax} values`
        : 'invalid_medium',
  },
)

const isStorable = (value: string) => !value.includes('\0') && value.isWellFormed()

/** Text valid in both PostgreSQL and JSON: no NUL, no unpaired surrogate. */
export const anyText = z.string().refine(isStorable, 'Contains invalid characters')

/** The password of the caller; absent only from members who have none, and prove themselves by the provider. */
export const presentPassword = anyText.min(1, 'Required').max(1024).optional()

const unseen = 'Must have a visible character'

/** Empty or visible: one can tell that something was meant, and what. */
const isBlankOrVisible = (value: string) =>
  /^\p{White_Space}*$/u.test(value) || hasVisibleSign(value)

/** Text of at most `max` code points, without blanks at its ends and without invisible signs. */
export function text(max: number, tooLong = `Must be at most ${max} characters`) {
  return anyText
    .refine(isBlankOrVisible, unseen)
    .overwrite(cleanText)
    .refine((value) => hasAtMost(value, max), tooLong)
}

/** Text of 1 to `max` code points, as `text`. */
export function filledText(max: number) {
  return text(max).refine((value) => value !== '', 'Required')
}

/**
 * A name or title of at most `max` code points: as `text`, on one line. Refuses the characters that
 * reverse the text around them, by which one name could show as another. The plain marks of
 * right-to-left scripts stay possible.
 */
export function line(max: number, tooLong = `Must be at most ${max} characters`) {
  return anyText
    .refine((value) => !/[\u202A-\u202E\u2066-\u2069]/.test(value), 'Contains invalid characters')
    .refine(isBlankOrVisible, unseen)
    .overwrite(cleanLine)
    .refine((value) => hasAtMost(value, max), tooLong)
}

/** A name or title of 1 to `max` code points, as `line`. */
export function filledLine(max: number) {
  return line(max).refine((value) => value !== '', 'Required')
}

/** Tags, trimmed, each once. */
export const tagList = z
  .array(filledLine(limits.tagMax))
  .max(limits.tagsMax, `Must be at most ${limits.tagsMax} tags`)
  .transform((tags) => [...new Set(tags)])

/** An e-mail address. */
export const email = z
  .string()
  .trim()
  .min(1, 'Required')
  .max(limits.emailMax, 'Invalid Email')
  .regex(emailPattern, 'Invalid Email')
  .refine(isStorable, 'Invalid Email')

/** true, false, 1 and 0, also as text. */
export const flag = z
  .union([z.boolean(), z.literal([1, 0, 'true', 'false', '1', '0'])], {
    error: 'Must be true or false',
  })
  .transform((value) => value === true || value === 1 || value === 'true' || value === '1')

/** A whole number from 0 to 10. */
export const rating = z
  .int('Must be a whole number from 0 to 10')
  .min(limits.ratingMin, 'Must be a whole number from 0 to 10')
  .max(limits.ratingMax, 'Must be a whole number from 0 to 10')

/** A calendar date, `YYYY-MM-DD`. */
export const calendarDate = z.iso
  .date('Must be a date like 2024-05-01')
  .refine((date) => date >= '0001-01-01', 'Must be a date like 2024-05-01')

/** A month or a year, `YYYY-MM` or `YYYY`. */
export const monthOrYear = z
  .string()
  .regex(/^(?!0000)\d{4}(-(0[1-9]|1[0-2]))?$/, 'Must be a month or a year like 2024-05 or 2024')

/** A calendar date, or only its month or year. */
export const partialDate = z.union([calendarDate, monthOrYear], {
  error: 'Must be a date like 2024-05-01, 2024-05 or 2024',
})

const timeText = 'Must be a time like 2024-05-01T12:00:00.000Z'

/** An input time: ISO 8601, or a date, meaning midnight UTC; years 1 to 9999. */
export const inputTime = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()], { error: timeText })
  .transform((time) => new Date(time).toISOString())
  .refine((time) => /^\d{4}-/.test(time) && time >= '0001', timeText)

/** A response time, `2024-05-01T12:00:00.000Z`. */
export const time = z.iso.datetime({ precision: 3 })

/** The maximum number of items returned, 1 to `max`. */
export function limit(max: number, standard: number) {
  return wholeNumber(1, max).default(standard)
}

/** The number of items skipped. */
export const offset = wholeNumber(0, limits.offsetMax).default(0)

/** A time zone, `Europe/Berlin`. */
export const timeZone = z
  .string()
  .max(64)
  .regex(/^[A-Za-z][\w+-]*(\/[\w+-]+){0,2}$/, 'Must be the name of a time zone')

/** An absolute URL in a response, or null. */
export const url = z.string().nullable()

/** A bare count in a response. */
export const count = z.int().min(0)

/** The first year of a decade. */
export const decade = wholeNumber(0, 9990)
  .refine((year) => year % 10 === 0, 'Must be the first year of a decade')
  .describe('First year of a decade, such as 1990')

export const country = z
  .string()
  .regex(/^[A-Z]{2}$/, 'Must be a country code like FR')
  .describe('ISO 3166-1 alpha-2')
