import { reportsTexts } from '@medley/texts/reports'
import { moderationTexts } from '@medley/texts/moderation'
import layout from '../../../ui/layout/layout.module.css'
import type { Decision, ModerationCase } from '@medley/contract/administration/moderation'
import { Ban, Check, Trash2, TriangleAlert } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { Link } from '../../../lib/router/navigation.tsx'
import { showMoment, showPostingTime } from '../../../lib/time/dates.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/forms/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import styles from './case-card.module.css'

const icons: Record<Decision, ReactNode> = {
  remove: <Trash2 aria-hidden="true" />,
  warn: <TriangleAlert aria-hidden="true" />,
  suspend: <Ban aria-hidden="true" />,
  dismiss: <Check aria-hidden="true" />,
}

const namesByReason = new Map<string, string>(Object.entries(reportsTexts.reasonNames))

type CaseCardProps = {
  case: ModerationCase
  isSelected: boolean
  busy: boolean
  onSelect: () => void
  onDecide: (decision: Decision, part?: 'profileTexts') => void
}

/** One reported item with its reports and the decisions that are possible. */
export function CaseCard({ case: one, isSelected, busy, onSelect, onDecide }: CaseCardProps) {
  const headingId = `case-${one.id}`
  return (
    <Card
      as="article"
      className={styles['card']}
      aria-labelledby={headingId}
      aria-current={isSelected}
      tabIndex={-1}
      onFocus={onSelect}
    >
      <header className={styles['head']}>
        <h2 id={headingId}>
          {moderationTexts.types[one.type]}
          {one.type !== 'user' && one.item?.author && (
            <>
              {' '}
              {moderationTexts.case.byAuthor}{' '}
              <Link to={paths.profile(one.item.author.username)}>{one.item.author.username}</Link>
            </>
          )}
        </h2>
        <p>
          {moderationTexts.case.reported({ count: one.reportCount })}
          {one.earlierActs > 0 && ` · ${moderationTexts.case.earlier({ count: one.earlierActs })}`}
        </p>
        {one.inviters.length > 0 && (
          <p>
            {moderationTexts.case.invitedBy}{' '}
            {one.inviters.map(({ id, username }, index) => (
              <Fragment key={id}>
                {index > 0 && ' ← '}
                <Link to={paths.profile(username)}>@{username}</Link>
              </Fragment>
            ))}
          </p>
        )}
      </header>
      <Item case={one} />
      <Reports reports={one.reports} />
      <div className={layout['wrap-2']}>
        {possible(one).map((decision) => (
          <Button
            key={decision}
            kind={decision === 'remove' ? 'danger' : 'quiet'}
            icon={icons[decision]}
            disabled={busy}
            onClick={() => onDecide(decision)}
          >
            {moderationTexts.acts[decision].label}
          </Button>
        ))}
        {one.type === 'user' && one.item?.texts != null && (
          <Button
            kind="danger"
            icon={icons.remove}
            disabled={busy}
            onClick={() => onDecide('remove', 'profileTexts')}
          >
            {moderationTexts.case.removeTexts}
          </Button>
        )}
      </div>
    </Card>
  )
}

/** Possible decisions: content that is gone can only be dismissed; a work has no author. */
function possible({ item }: ModerationCase): readonly Decision[] {
  if (!item) return ['dismiss']
  return item.author ? ['remove', 'warn', 'suspend', 'dismiss'] : ['remove', 'dismiss']
}

function Item({ case: { item, type } }: { case: ModerationCase }) {
  if (!item) return <p className={styles['gone']}>{moderationTexts.case.gone}</p>
  return (
    <div className={styles['item']}>
      {type === 'user' && item.picture !== null && (
        <img className={styles['picture']} src={item.picture} alt="" width={96} height={96} />
      )}
      <blockquote className={styles['summary']}>{item.summary}</blockquote>
      {item.texts !== null && <blockquote className={styles['summary']}>{item.texts}</blockquote>}
      <Link to={item.path}>{moderationTexts.case.context}</Link>
      {type === 'user' && (
        <p className={styles['note']}>
          {moderationTexts.acts.remove.label} {moderationTexts.case.removesPicture}.
        </p>
      )}
    </div>
  )
}

function Reports({ reports }: Pick<ModerationCase, 'reports'>) {
  return (
    <ul role="list" className={styles['reports']}>
      {reports.map(({ reporter, reason, comments, time }, index) => (
        <li key={index}>
          <strong>{namesByReason.get(reason) ?? reason}</strong> ·{' '}
          {reporter?.username ?? moderationTexts.case.deletedReporter} ·{' '}
          <time dateTime={time} title={showMoment(time)}>
            {showPostingTime(time)}
          </time>
          {comments !== null && <p className={styles['comments']}>{comments}</p>}
        </li>
      ))}
    </ul>
  )
}
