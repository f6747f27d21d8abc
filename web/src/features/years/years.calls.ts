import { yearsTexts } from '@medley/texts/years'
import { languages } from '@medley/contract/values/languages'
import type { PictureFormat, SceneName } from '@medley/contract/library/years'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { language } from '../../lib/locale.ts'
import { logFailure } from '../../lib/log.ts'
import { invalidate, mutationOf } from '../../lib/mutations.ts'
import { query } from '../../lib/queries.ts'
import { queryClient } from '../../lib/query-client.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'

const ofYear = (userId: number, year: number) => ({
  userId: String(userId),
  year: String(year),
})

/** A member's year. */
export function yearQuery(userId: number, year: number) {
  return query('GET /v1/years/{userId}/{year}', { params: ofYear(userId, year) })
}

/** A member's years that the viewer may open. */
export function yearsQuery(userId: number) {
  return query('GET /v1/years/{userId}', { params: { userId: String(userId) } })
}

/** A year of the member and their friends. */
export function circleQuery(year: number) {
  return query('GET /v1/years-with-friends/{year}', { params: { year: String(year) } })
}

/** A scene as a picture in the language of the app. */
export function loadPicture(
  { userId, year }: { userId: number; year: number },
  scene: SceneName,
  format: PictureFormat,
) {
  return call('GET /v1/years/{userId}/{year}/pictures/{scene}', {
    params: { ...ofYear(userId, year), scene },
    query: { format, language: languages.find((one) => language.startsWith(one)) },
  })
}

interface OwnYear {
  userId: number
  year: number
}

/** Publishes the member's year, or keeps it to themselves again. */
export function usePublish({ userId, year }: OwnYear) {
  const params = { year: String(year) }
  const send = (isPublished: boolean) =>
    isPublished
      ? call('PUT /v1/published-years/{year}', { params })
      : call('DELETE /v1/published-years/{year}', { params })
  return useMutation(
    mutationOf(send, {
      scope: { id: `published-year-${year}` },
      onSuccess: ({ isPublished }) => {
        queryClient.setQueryData(
          yearQuery(userId, year).queryKey,
          (shown) => shown && { ...shown, isPublished },
        )
        void invalidate(yearsQuery(userId).queryKey)
        showSnackbar({
          text: isPublished ? yearsTexts.owner.published : yearsTexts.owner.unpublished,
          kind: 'success',
        })
      },
      onError: (error) => {
        logFailure('A year could not be published or hidden', error)
        showSnackbar({ text: yearsTexts.owner.publishFailed, kind: 'error' })
      },
    }),
  )
}

/** Leaves a work out of the member's year, or takes it back. */
export function useLeaveOut({ userId, year }: OwnYear) {
  const send = ({ workId, isLeftOut }: { workId: number; isLeftOut: boolean }) => {
    const params = { year: String(year), workId: String(workId) }
    return isLeftOut
      ? call('PUT /v1/left-out-works/{year}/{workId}', { params })
      : call('DELETE /v1/left-out-works/{year}/{workId}', { params })
  }
  return useMutation(
    mutationOf(send, {
      scope: { id: `left-out-works-${year}` },
      onSuccess: async ({ isLeftOut }) => {
        await invalidate(yearQuery(userId, year).queryKey)
        showSnackbar({
          text: isLeftOut ? yearsTexts.owner.leftOut : yearsTexts.owner.takenBack,
          kind: 'success',
        })
      },
      onError: (error) => {
        logFailure('A work could not be left out of a year or taken back', error)
        showSnackbar({ text: yearsTexts.owner.leaveOutFailed, kind: 'error' })
      },
    }),
  )
}
