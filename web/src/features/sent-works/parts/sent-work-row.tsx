import { sentWorksTexts } from '@medley/texts/sent-works'
import type { SentWork } from '@medley/contract/people/sent-works'
import { displayName, displayTitleOf } from '@medley/messages/titles'
import { Ellipsis, Flag, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from '../../../lib/router/navigation.tsx'
import { showMoment, showPostingTime } from '../../../lib/time/dates.ts'
import { paths } from '../../../paths.ts'
import { IconButton } from '../../../ui/forms/icon-button.tsx'
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import { PictureRow, pictureRowEnd } from '../../../ui/pictures/picture-row.tsx'
import { ReportPopup } from '../../reports/report-popup.tsx'
import { coverLinkMarks, coverMarks } from '../../works/cover-props.ts'
import { WorkPoster } from '../../works/work-poster.tsx'
import { type Direction, removeReceivedWork, takeBackSentWork } from '../sent-works.calls.ts'
import styles from './sent-work-row.module.css'

type SentWorkRowProps = { sent: SentWork; direction: Direction }

/** Who sent what, with the sentence and how it went; links to the work. */
export function SentWorkRow({ sent, direction }: SentWorkRowProps) {
  const { work, person, note, timeSent } = sent
  return (
    <PictureRow
      link={<Link {...coverLinkMarks(work)} to={paths.work(work)} />}
      picture={
        <Avatar
          name={displayName(person)}
          colourOf={person.username}
          src={person.profilePicture}
          size={44}
          decorative
        />
      }
      thumbnail={
        <span {...coverMarks(work)}>
          <WorkPoster work={work} decorative />
        </span>
      }
      second={
        <>
          {note !== null && <q className={styles['note']}>{note}</q>}
          {outcomeOf(sent, direction)}
          {'\u00A0· '}
          <time className={styles['when']} dateTime={timeSent} title={showMoment(timeSent)}>
            {showPostingTime(timeSent)}
          </time>
        </>
      }
      end={<SentWorkMenu sent={sent} direction={direction} />}
    >
      {direction === 'received' ? <Received sent={sent} /> : <Sent sent={sent} />}
    </PictureRow>
  )
}

function Received({ sent: { work, person } }: { sent: SentWork }) {
  return (
    <>
      <strong>{displayName(person)}</strong>
      {sentWorksTexts.sentYou}
      <cite className={styles['title']}>{displayTitleOf(work)}</cite>
    </>
  )
}

function Sent({ sent: { work, person } }: { sent: SentWork }) {
  return (
    <>
      {sentWorksTexts.youSent}
      <cite className={styles['title']}>{displayTitleOf(work)}</cite>
      {sentWorksTexts.toWhom}
      <strong>{displayName(person)}</strong>
    </>
  )
}

function outcomeOf({ review }: SentWork, direction: Direction): string {
  if (!review) return sentWorksTexts.notRated
  return direction === 'received'
    ? sentWorksTexts.youGave({ rating: review.rating })
    : sentWorksTexts.theyGave({ rating: review.rating })
}

function SentWorkMenu({ sent, direction }: SentWorkRowProps) {
  const [isReporting, setIsReporting] = useState(false)
  const isReceived = direction === 'received'
  const remove = isReceived ? removeReceivedWork : takeBackSentWork
  const label = sentWorksTexts.menu({
    title: displayTitleOf(sent.work),
    who: displayName(sent.person),
  })
  return (
    <div className={pictureRowEnd()}>
      <Menu trigger={<IconButton label={label} icon={<Ellipsis />} />}>
        <MenuItem icon={<Trash2 aria-hidden="true" />} onSelect={() => void remove(sent.id)}>
          {isReceived ? sentWorksTexts.remove : sentWorksTexts.takeBack}
        </MenuItem>
        {isReceived && sent.note !== null && (
          <MenuItem icon={<Flag aria-hidden="true" />} onSelect={() => setIsReporting(true)}>
            {sentWorksTexts.report}
          </MenuItem>
        )}
      </Menu>
      <ReportPopup
        open={isReporting}
        type="sentWork"
        itemId={sent.id}
        onClose={() => setIsReporting(false)}
      />
    </div>
  )
}
