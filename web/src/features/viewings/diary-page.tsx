import { isMedium, type Medium, mediums } from '@medley/contract/medium'
import type { Profile } from '@medley/contract/shapes'
import { displayName, mediumPlurals } from '@medley/contract/titles'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { formatNumber } from '../../lib/locale.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { PageHeading } from '../../ui/layout/page-heading.tsx'
import { OwnerPage } from '../profiles/owner-page.tsx'
import { Diary, DiarySkeleton } from './parts/diary.tsx'
import styles from './parts/diary.module.css'
import { diarySummaryQuery } from './viewings.calls.ts'
import { viewingTexts as texts } from './viewings.messages.ts'

/** A member's diary; medium and year are in the address. */
export function DiaryPage({ username }: { username: string }) {
  return (
    <OwnerPage
      username={username}
      loadFailed={texts.loadFailed}
      headingOf={(isOwn, owner) =>
        isOwn ? texts.ownDiary : texts.diaryOf(owner ? displayName(owner) : username)
      }
      skeletons={{
        lead: null,
        actions: <Skeleton className={styles['controls']} height="4.45rem" />,
        content: <DiarySkeleton />,
      }}
    >
      {(loaded) => <LoadedDiary {...loaded} />}
    </OwnerPage>
  )
}

type LoadedDiaryProps = { owner: Profile; isOwn: boolean; heading: string }

function LoadedDiary({ owner, isOwn, heading }: LoadedDiaryProps) {
  const [search, setSearch] = useSearchParams()
  const wanted = search.get('medium')
  const medium = isMedium(wanted) ? wanted : null
  const year = yearIn(search.get('year'))
  const show = (next: { medium: Medium | null; year: number | null }) =>
    setSearch(
      {
        ...(next.medium ? { medium: next.medium } : {}),
        ...(next.year ? { year: String(next.year) } : {}),
      },
      { replace: true },
    )
  return (
    <>
      <PageHeading
        actions={
          <div className={styles['controls']}>
            <Select
              label={texts.medium}
              options={mediumOptions}
              value={medium ?? 'all'}
              onChoose={(value) => show({ medium: isMedium(value) ? value : null, year })}
            />
            <YearSelect
              userId={owner.id}
              medium={medium}
              year={year}
              onChoose={(chosen) => show({ medium, year: chosen })}
            />
          </div>
        }
      >
        {heading}
      </PageHeading>
      <Diary filter={{ userId: owner.id, medium, year }} isOwn={isOwn} />
    </>
  )
}

const mediumOptions = [
  { value: 'all', label: texts.all },
  ...mediums.map((medium) => ({ value: medium, label: mediumPlurals[medium] })),
]

type YearSelectProps = {
  userId: number
  medium: Medium | null
  year: number | null
  onChoose: (year: number | null) => void
}

/** The years of the diary with their numbers; the chosen one also if it has none of the medium. */
function YearSelect({ userId, medium, year, onChoose }: YearSelectProps) {
  const { data } = useQuery(diarySummaryQuery(userId))
  const counted = (data?.years ?? []).map((one) => ({
    year: one.year,
    count: medium ? one.perMedium[medium] : one.total,
  }))
  const known = counted.filter((one) => one.count > 0 || one.year === year)
  const years =
    year === null || known.some((one) => one.year === year) ? known : [{ year, count: 0 }, ...known]
  return (
    <Select
      label={texts.year}
      options={[
        { value: 'all', label: texts.all },
        ...years.map((one) => ({
          value: String(one.year),
          label: String(one.year),
          ...(data ? { note: formatNumber(one.count) } : {}),
        })),
      ]}
      value={year === null ? 'all' : String(year)}
      onChoose={(value) => onChoose(yearIn(value))}
    />
  )
}

function yearIn(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null
}
