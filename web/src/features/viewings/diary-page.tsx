import { viewingsTexts } from '@medley/texts/viewings'
import { titlesTexts } from '@medley/texts/titles'
import { isMedium, type Medium, mediums } from '@medley/contract/values/medium'
import type { Profile } from '@medley/contract/values/shapes'
import { displayName } from '@medley/messages/titles'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from '../../lib/router/navigation.tsx'
import { formatNumber } from '../../lib/locale.ts'
import { paths } from '../../paths.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { type Option, Select } from '../../ui/forms/select.tsx'
import { PageHeading } from '../../ui/layout/page-heading.tsx'
import { OwnerPage } from '../profiles/owner-page.tsx'
import { type DiaryView, numberIn, readDiaryView } from './diary-view.ts'
import { Diary, DiarySkeleton } from './parts/diary.tsx'
import styles from './parts/diary.module.css'
import { YearMap } from './parts/year-map.tsx'
import { diarySummaryQuery } from './viewings.calls.ts'

/** A member's diary; medium and year are in the address. */
export function DiaryPage({ username }: { username: string }) {
  return (
    <OwnerPage
      username={username}
      loadFailed={viewingsTexts.loadFailed}
      headingOf={(isOwn, owner) =>
        isOwn
          ? viewingsTexts.ownDiary
          : viewingsTexts.diaryOf({ name: owner ? displayName(owner) : username })
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
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const view = readDiaryView(search)
  const years = useYears(owner.id, view.medium)
  const show = (next: Partial<DiaryView>) =>
    navigate(paths.diary(owner.username, { ...view, ...next }), { replace: true })
  const mapYear = view.year ?? years.counted[0]?.year
  return (
    <>
      <PageHeading
        wideActions
        actions={
          <div className={styles['controls']}>
            <Select
              label={viewingsTexts.medium}
              options={mediumOptions}
              value={view.medium ?? 'all'}
              onChoose={(value) => show({ medium: isMedium(value) ? value : null })}
            />
            <Select
              label={viewingsTexts.year}
              options={yearOptions(years, view.year)}
              value={view.year === null ? 'all' : String(view.year)}
              onChoose={(value) =>
                show({ year: numberIn(value, 9999), month: null, isUndated: false })
              }
            />
            <Select
              label={viewingsTexts.show}
              options={reviewOptions}
              value={view.isUndated ? 'undated' : view.isReviewed ? 'reviewed' : 'all'}
              onChoose={(value) =>
                show(
                  value === 'undated'
                    ? { isReviewed: false, isUndated: true, year: null, month: null }
                    : { isReviewed: value === 'reviewed', isUndated: false },
                )
              }
            />
          </div>
        }
      >
        {heading}
      </PageHeading>
      {mapYear !== undefined && (
        <YearMap
          owner={owner}
          view={view}
          year={mapYear}
          years={years.counted.map(({ year }) => year)}
        />
      )}
      <Diary filter={{ userId: owner.id, ...view }} isOwn={isOwn} />
    </>
  )
}

const mediumOptions = [
  { value: 'all', label: viewingsTexts.all },
  ...mediums.map((medium) => ({ value: medium, label: titlesTexts.mediumPlurals[medium] })),
]

const reviewOptions = [
  { value: 'all', label: viewingsTexts.all },
  { value: 'reviewed', label: viewingsTexts.onlyReviewed },
  { value: 'undated', label: viewingsTexts.onlyUndated },
] as const

interface Years {
  isLoaded: boolean
  /** Years with viewings of the medium, latest first. */
  counted: { year: number; count: number }[]
}

function useYears(userId: number, medium: Medium | null): Years {
  const { data } = useQuery(diarySummaryQuery(userId))
  const counted = (data?.years ?? []).map((one) => ({
    year: one.year,
    count: medium ? one.perMedium[medium] : one.total,
  }))
  return { isLoaded: data !== undefined, counted: counted.filter(({ count }) => count > 0) }
}

/** The years with their numbers; the chosen one also if it has none. */
function yearOptions({ isLoaded, counted }: Years, chosen: number | null): Option[] {
  const isKnown = chosen === null || counted.some(({ year }) => year === chosen)
  const years = isKnown ? counted : [...counted, { year: chosen, count: 0 }]
  return [
    { value: 'all', label: viewingsTexts.all },
    ...years
      .toSorted((one, other) => other.year - one.year)
      .map(({ year, count }) => ({
        value: String(year),
        label: String(year),
        ...(isLoaded ? { note: formatNumber(count) } : {}),
      })),
  ]
}
