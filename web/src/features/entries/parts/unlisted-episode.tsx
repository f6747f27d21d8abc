import { entriesTexts } from '@medley/texts/entries'
import { limits } from '@medley/contract/limits'
import { type SubmitEvent, useState } from 'react'
import { Button } from '../../../ui/forms/button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { type EntriesWork, markEntries } from '../entries.calls.ts'
import styles from './entries.module.css'

/** A number from 0 or 1 on; undefined for anything else. */
function numberIn(text: string, least: number, most: number): number | undefined {
  if (!/^\d{1,5}$/.test(text.trim())) return undefined
  const number = Number(text)
  return number >= least && number <= most ? number : undefined
}

/** Marks an episode of a show that no source lists, by its season and number. */
export function UnlistedEpisode({ work }: { work: EntriesWork }) {
  const [isOpen, setIsOpen] = useState(false)
  const [season, setSeason] = useState('1')
  const [number, setNumber] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  if (!isOpen) {
    return (
      <Button kind="link" onClick={() => setIsOpen(true)}>
        {entriesTexts.unlisted}
      </Button>
    )
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const ofSeason = numberIn(season, 0, limits.seasonMax)
    const nth = numberIn(number, 1, limits.entryNumberMax)
    setIsWrong(ofSeason === undefined || nth === undefined)
    if (ofSeason === undefined || nth === undefined) return
    void markEntries(work, { season: ofSeason, numbers: [nth] })
    setNumber('')
  }
  return (
    <form className={styles['unlisted']} onSubmit={submit} noValidate>
      <TextField
        label={entriesTexts.seasonNumber}
        inputMode="numeric"
        value={season}
        onChange={(event) => setSeason(event.target.value)}
      />
      <TextField
        label={entriesTexts.episodeNumber}
        inputMode="numeric"
        value={number}
        error={isWrong ? entriesTexts.wrongNumber : undefined}
        onChange={(event) => setNumber(event.target.value)}
      />
      <Button kind="quiet" type="submit">
        {entriesTexts.markEpisode}
      </Button>
    </form>
  )
}
