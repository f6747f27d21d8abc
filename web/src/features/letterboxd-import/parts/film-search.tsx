import type { SearchItem } from '@medley/contract/shapes'
import { useRef, useState } from 'react'
import { logFailure } from '../../../lib/log.ts'
import { MediaSearch } from '../../search/media-search.tsx'
import type { ChosenFilm } from '../import-state.ts'
import { findExternalId } from '../letterboxd-import.calls.ts'
import { importTexts } from '../letterboxd-import.messages.ts'
import styles from './wizard.module.css'

type FilmSearchProps = { term: string; onPick: (film: ChosenFilm) => void }

function filmOf({ title, releaseDate, posterSource, creators }: Omit<SearchItem, 'id'>) {
  return { title, releaseDate, posterSource, creators }
}

/** Searches films in place; what is picked takes the id that imports go by. */
export function FilmSearch({ term, onPick }: FilmSearchProps) {
  const [failed, setFailed] = useState(false)
  const lastPicked = useRef(0)
  const pick = async ({ id, ...work }: SearchItem) => {
    lastPicked.current = id
    setFailed(false)
    try {
      const externalId = await findExternalId(id)
      if (lastPicked.current === id) onPick({ ...filmOf(work), externalId })
    } catch (error) {
      logFailure('The film could not be looked up', error)
      setFailed(true)
    }
  }
  return (
    <div>
      <MediaSearch mediums={['film']} initialTerm={term} onPick={(work) => void pick(work)} />
      {failed && (
        <p className={styles['failed']} role="alert">
          {importTexts.failed}
        </p>
      )}
    </div>
  )
}
