import type { Medium } from '@medley/contract/medium'
import type { SearchItem } from '@medley/contract/shapes'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { logFailure } from '../../lib/log.ts'
import { useLazy } from '../../lib/use-lazy.ts'
import { paths } from '../../paths.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { useMember } from '../sessions/session.ts'
import styles from './add-work-offer.module.css'
import { addWorkTexts as texts } from './add-work.messages.ts'
import { readTypedWork, type TypedWork } from './add-work.rules.ts'

type AddWorkOfferProps = {
  /** What the member searched for; nothing is offered without it. */
  text: string
  /** The mediums to choose from, the likeliest first. */
  mediums: readonly Medium[]
  /** Receives the added work, or the work here that the member recognised. */
  onPick: (work: SearchItem) => void
}

/** "Not here? Add Notting Hill (1999)", for the end of search results; visitors are led to the login. */
export function AddWorkOffer({ text, mediums, onPick }: AddWorkOfferProps) {
  const isVisitor = useMember() === null
  const typed = readTypedWork(text)
  if (typed.title === '') return null
  if (!isVisitor) return <MemberOffer typed={typed} mediums={mediums} onPick={onPick} />
  return (
    <Link className={styles['offer']} to={paths.login()}>
      <OfferMark />
      <span>
        {texts.notHere} <span className={styles['action']}>{texts.logIn}</span>
      </span>
    </Link>
  )
}

type MemberOfferProps = Omit<AddWorkOfferProps, 'text'> & { typed: TypedWork }

function MemberOffer({ typed, mediums, onPick }: MemberOfferProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [opening, setOpening] = useState(0)
  const window = useLazy(loadWindow, isOpen, (error) => {
    logFailure('The window to add a work could not be loaded', error)
    setIsOpen(false)
    showSnackbar({ text: texts.notLoaded, kind: 'error' })
  })
  const open = () => {
    setOpening(opening + 1)
    setIsOpen(true)
  }
  return (
    <>
      <button type="button" className={styles['offer']} onClick={open}>
        <OfferMark />
        <span>
          {texts.notHere}{' '}
          <span className={styles['action']}>
            {texts.add} <cite>{typed.title}</cite>
            {typed.year !== null && ` (${typed.year})`}
          </span>
        </span>
      </button>
      {window && (
        <window.Component
          key={opening}
          open={isOpen}
          typed={typed}
          mediums={mediums}
          onPick={onPick}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

function OfferMark() {
  return (
    <span className={styles['mark']}>
      <Plus aria-hidden="true" />
    </span>
  )
}

async function loadWindow() {
  return (await import('./parts/add-work-window.tsx')).AddWorkWindow
}
