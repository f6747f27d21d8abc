import type { Medium } from '@medley/contract/values/medium'
import { bareWork } from '../file-reader.ts'
import type { SourceWork } from '../record.ts'
import { cellOf, creatorsOf, idsOf, type MappedRow, yearOf } from '../table/column-map.ts'
import { comparable, tidy, titleOrId } from '../values.ts'

/** A film or show, by its surest id, or else by its title and year. The year may be missing, with a note. */
export function filmOf(row: MappedRow, mediumsOf: (row: MappedRow) => Medium[]): SourceWork {
  const { title: column, otherTitle, year: ofYear } = row.columns
  const year = yearOf(row)
  if (year === null && cellOf(row, ofYear?.[0]) !== '') row.note({ code: 'noYear' })
  const ids = idsOf(row)
  const other = tidy(cellOf(row, otherTitle))
  const { title, ...nameless } = titleOrId(cellOf(row, column) || other, ids)
  return {
    ...bareWork,
    key: Object.values(ids)[0] ?? `${comparable(title)}|${year ?? ''}`,
    mediums: mediumsOf(row),
    title,
    ...nameless,
    otherTitles: other === '' || other === title ? [] : [other],
    year,
    creators: creatorsOf(row),
    ids,
  }
}
