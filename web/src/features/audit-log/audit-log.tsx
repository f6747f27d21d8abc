import { auditLogTexts as texts } from '@medley/texts/audit-log'
import type { AuditEvent, AuditKind } from '@medley/contract/administration/audit-log'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { isApiError } from '../../lib/api.ts'
import { showMoment } from '../../lib/time/dates.ts'
import { joinFacts } from '../../lib/facts.ts'
import { Button } from '../../ui/forms/button.tsx'
import { Select, type Option } from '../../ui/forms/select.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { PagedCard } from '../../ui/lists/paged-card.tsx'
import { auditEventsQuery, type AuditFilter } from './audit-log.calls.ts'
import styles from './audit-log.module.css'
import { factsOf, describeEvent } from './audit-sentences.ts'

/** The audit log, filtered by kind and member; for admins. */
export function AuditLog() {
  const [filter, setFilter] = useState<AuditFilter>({ kind: '', member: '' })
  const events = useInfiniteQuery(auditEventsQuery(filter))
  const isUnknown = isApiError(events.error, 'user_not_found')
  return (
    <div className={styles['log']}>
      <Filter
        filter={filter}
        onFilter={setFilter}
        error={isUnknown ? texts.unknownMember : undefined}
      />
      <PagedCard
        title={texts.title}
        count={undefined}
        texts={texts}
        query={events}
        items={isUnknown ? [] : events.data?.pages.flatMap(({ items }) => items)}
        renderItem={(event) => <EventLine event={event} />}
      />
    </div>
  )
}

type FilterProps = {
  filter: AuditFilter
  onFilter: (filter: AuditFilter) => void
  error: string | undefined
}

function Filter({ filter, onFilter, error }: FilterProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const member = new FormData(event.currentTarget).get('member')
    onFilter({ ...filter, member: typeof member === 'string' ? member.trim() : '' })
  }
  return (
    <form className={styles['filter']} onSubmit={submit}>
      <Select
        label={texts.kind}
        options={kindOptions}
        value={filter.kind}
        onChoose={(kind) => onFilter({ ...filter, kind })}
      />
      <TextField label={texts.member} name="member" autoComplete="off" error={error} />
      <Button kind="quiet" type="submit">
        {texts.show}
      </Button>
    </form>
  )
}

function EventLine({ event }: { event: AuditEvent }) {
  const facts = factsOf(event)
  return (
    <div className={styles['line']}>
      <p>{describeEvent(event)}</p>
      <time dateTime={event.time}>{showMoment(event.time)}</time>
      {facts.length > 0 && <p className={styles['facts']}>{joinFacts(facts)}</p>}
    </div>
  )
}

/** Every kind, since the web app loads no schema values. */
const kindOptions: readonly Option<AuditKind | ''>[] = [
  { value: '', label: texts.allKinds },
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the record
  ...(Object.keys(texts.kindWords) as AuditKind[]).map((value) => ({
    value,
    label: texts.kindWords[value].label,
  })),
]
