import { moderationTexts } from '@medley/texts/moderation'
import layout from '../../ui/layout/layout.module.css'
import type { Decision, ModerationCase } from '@medley/contract/administration/moderation'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState, useEffect, useEffectEvent } from 'react'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { LoadingNote, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { ListEnd } from '../../ui/lists/list-end.tsx'
import { casesQuery, useDecisions } from './moderation.calls.ts'
import { CaseCard } from './parts/case-card.tsx'
import { KeyLegend } from './parts/key-legend.tsx'
import { type Ruling, RulingDialog } from './parts/ruling-dialog.tsx'

/** The cases that wait for a decision; for admins. */
export function ModerationQueue() {
  const cases = useInfiniteQuery(casesQuery)
  const items = cases.data?.pages.flatMap((page) => page.items)
  if (!items) {
    if (cases.isError) {
      return <ErrorState text={moderationTexts.failed} onRetry={() => void cases.refetch()} />
    }
    return (
      <div className={layout['stack-4']}>
        <LoadingNote />
        {[0, 1, 2].map((index) => (
          <Skeleton key={index} height={220} />
        ))}
      </div>
    )
  }
  return (
    <>
      <Cases items={items} />
      <ListEnd
        hasMore={cases.hasNextPage}
        loading={cases.isFetchingNextPage}
        onMore={() => void cases.fetchNextPage()}
        moreLabel={moderationTexts.loadMore}
        error={cases.isFetchNextPageError ? moderationTexts.failed : undefined}
      />
    </>
  )
}

/** The cases with one selected: keys act on it, and it has the focus once a key was used. */
function Cases({ items }: { items: readonly ModerationCase[] }) {
  const [index, setIndex] = useState(0)
  const [ruling, setRuling] = useState<{ on: ModerationCase; decision: Ruling }>()
  const { decide, undoLast } = useDecisions()
  const selected = items[Math.min(index, items.length - 1)]
  const list = useFocusOnSelected(selected?.id)
  const act = (decision: Decision, on = selected, part?: 'profileTexts') => {
    if (!on || decide.isPending) return
    if (decision === 'suspend' || decision === 'warn') {
      if (on.item?.author) setRuling({ on, decision })
    } else decide.mutate({ caseId: on.id, decision, ...(part && { part }) })
  }
  const move = (step: number) => {
    const last = items.length - 1
    setIndex(Math.max(0, Math.min(last, Math.min(index, last) + step)))
  }
  useQueueKeys({
    j: () => move(1),
    k: () => move(-1),
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    r: () => act('remove'),
    w: () => act('warn'),
    s: () => act('suspend'),
    d: () => act('dismiss'),
    u: undoLast,
  })
  return (
    <>
      <KeyLegend />
      {items.length === 0 && (
        <EmptyState text={moderationTexts.none} detail={moderationTexts.noneDetail} />
      )}
      <ul role="list" className={layout['stack-4']} ref={list}>
        {items.map((one, index) => (
          <li key={one.id}>
            <CaseCard
              case={one}
              isSelected={one === selected}
              busy={decide.isPending && decide.variables.caseId === one.id}
              onSelect={() => setIndex(index)}
              onDecide={(decision, part) => act(decision, one, part)}
            />
          </li>
        ))}
      </ul>
      <RulingDialog
        about={
          ruling
            ? { decision: ruling.decision, username: ruling.on.item?.author?.username ?? '' }
            : null
        }
        reason={ruling?.on.reports[0]?.reason ?? ''}
        onClose={() => setRuling(undefined)}
        onDecide={(why) => {
          if (ruling) decide.mutate({ caseId: ruling.on.id, decision: ruling.decision, ...why })
          setRuling(undefined)
        }}
      />
    </>
  )
}

/** Moves the focus to the selected case when another one becomes it; not when the page opens. */
function useFocusOnSelected(id: number | undefined) {
  const list = useRef<HTMLUListElement>(null)
  const before = useRef(id)
  useLayoutEffect(() => {
    if (before.current === id) return
    before.current = id
    const card = list.current?.querySelector<HTMLElement>('[aria-current="true"]')
    if (!card || card.contains(document.activeElement)) return
    card.focus({ preventScroll: true })
    card.scrollIntoView({ block: 'nearest' })
  }, [id])
  return list
}

/** Runs the step of a pressed key; never while typing, in a dialog or a menu, or with a modifier. */
function useQueueKeys(steps: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    if (event.target instanceof HTMLElement && event.target.closest(busy)) return
    if (document.querySelector('dialog[open], [aria-modal="true"]')) return
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    step()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

const busy = 'input, textarea, select, [contenteditable], [role="menu"]'
