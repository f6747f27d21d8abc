import { importMessagesTexts } from '@medley/texts/import-messages'
import { tableTexts } from '@medley/texts/table'
import { titlesTexts } from '@medley/texts/titles'
import { entriesTexts } from '@medley/texts/entries'
import typography from '../../../../ui/layout/typography.module.css'
import type { LandingRow, TableColumns } from '@medley/contract/transfer/import-tables'
import { withoutMarks } from '@medley/contract/values/marked-text'
import { writeImportMessage } from '@medley/messages/import-messages'
import { joinFacts } from '../../../../lib/facts.ts'
import { showDay } from '../../../../lib/time/dates.ts'
import { showLandingScore } from '../../score-words.ts'
import imports from '../imports.module.css'
import styles from './table.module.css'

/** Five rows of a table as they will land, and how many there are. */
export function LandingRows({ table, busy }: { table: TableColumns; busy: boolean }) {
  return (
    <section className={imports['tight']} aria-label={tableTexts.landing} aria-busy={busy}>
      <h3 className={imports['heading']}>{tableTexts.landing}</h3>
      <p className={typography['soft-small']} role="status">
        {busy ? tableTexts.updating : tableTexts.counts(table)}
      </p>
      <ol className={styles['rows']} data-busy={busy || undefined}>
        {table.preview.map((row) => (
          <Row key={row.line} row={row} />
        ))}
      </ol>
    </section>
  )
}

function Row({ row }: { row: LandingRow }) {
  const { title, year, creators, medium, season, episode, excerpt } = row
  const isLeftOut = row.status === null
  const work = joinFacts([
    year === null ? null : String(year),
    creators.join(', ') || null,
    medium && titlesTexts.mediumNames[medium],
    season !== null && nameEntry(season, episode),
  ])
  return (
    <li className={styles['row']} data-left-out={isLeftOut || undefined}>
      <p>
        <span className={imports['title']}>{title ?? tableTexts.untitled}</span>{' '}
        <span className={typography['soft-small']}>{work}</span>
      </p>
      {excerpt && <p className={imports['excerpt']}>{withoutMarks(excerpt, { spoilers: true })}</p>}
      {linesOf(row).map((line) => (
        <p key={line} className={typography['soft-small']}>
          {line}
        </p>
      ))}
    </li>
  )
}

function nameEntry(season: number, episode: number | null): string {
  return episode === null
    ? entriesTexts.shortSeason({ season })
    : entriesTexts.shortEpisode({ season, number: episode })
}

function linesOf(row: LandingRow): string[] {
  const { status, day, list, tags, ids, notes } = row
  const lines = [
    joinFacts([
      status === null ? tableTexts.leftOut : tableTexts.statuses[status],
      row.isSaved && tableTexts.again,
      showLandingScore(row),
      day && showDay(day),
    ]),
    list && tableTexts.list({ title: list }),
    tags.length > 0 && tableTexts.tags({ tags: tags.join(', ') }),
    ids.length > 0 && ids.join(', '),
    ...notes.map((note) => writeImportMessage(importMessagesTexts, note)),
  ]
  return lines.filter((line) => typeof line === 'string')
}
