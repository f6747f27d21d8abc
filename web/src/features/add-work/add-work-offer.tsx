import { addWorkTexts } from '@medley/texts/add-work'
import type { Medium } from '@medley/contract/values/medium'
import type { SearchItem } from '@medley/contract/values/shapes'
import { Plus } from 'lucide-react'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { useLazyDialog } from '../../ui/overlays/use-lazy-dialog.ts'
import { useMember } from '../sessions/session.ts'
import styles from './add-work-offer.module.css'
import { readTypedWork, type TypedWork } from './add-work.rules.ts'

type AddWorkOfferProps = {
  /** The searched text; nothing is offered without it. */
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
        {addWorkTexts.notHere} <span className={styles['action']}>{addWorkTexts.logIn}</span>
      </span>
    </Link>
  )
}

type MemberOfferProps = Omit<AddWorkOfferProps, 'text'> & { typed: TypedWork }

function MemberOffer({ typed, mediums, onPick }: MemberOfferProps) {
  const window = useLazyDialog(loadWindow, {
    name: 'The window to add a work',
    failed: addWorkTexts.notLoaded,
  })
  return (
    <>
      <button type="button" className={styles['offer']} onClick={window.open}>
        <OfferMark />
        <span>
          {addWorkTexts.notHere}{' '}
          <span className={styles['action']}>
            {addWorkTexts.add} <cite>{typed.title}</cite>
            {typed.year !== null && ` (${typed.year})`}
          </span>
        </span>
      </button>
      {window.Component && (
        <window.Component
          key={window.opening}
          open={window.isOpen}
          typed={typed}
          mediums={mediums}
          onPick={onPick}
          onClose={window.close}
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
