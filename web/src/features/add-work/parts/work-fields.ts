import type { Medium } from '@medley/contract/values/medium'
import { hasVisibleSign } from '@medley/contract/values/visible-sign'
import type { NewWork } from '../add-work.calls.ts'
import type { TypedWork } from '../add-work.rules.ts'

/** The fields of the form, as typed. */
export interface WorkFields {
  title: string
  medium: Medium
  year: string
  creators: { name: string }[]
  originalTitle: string
  isbn: string
  imdbId: string
  link: string
}

/** The form before the member changes it, with one empty creator. */
export function startFields({ title, year }: TypedWork, medium: Medium): WorkFields {
  return {
    title,
    medium,
    year: year === null ? '' : String(year),
    creators: [{ name: '' }],
    originalTitle: '',
    isbn: '',
    imdbId: '',
    link: '',
  }
}

/** A valid form as the call takes it: trimmed, without empty fields. */
export function toNewWork({ title, medium, year, creators, ...texts }: WorkFields): NewWork {
  return {
    title: title.trim(),
    medium,
    ...(year.trim() === '' ? {} : { year: Number(year) }),
    creators: creators.map(({ name }) => name.trim()).filter(hasVisibleSign),
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => hasVisibleSign(text))),
  }
}
