import { friendsDaysTexts } from '@medley/texts/friends-days'
import { call } from '../../lib/api.ts'
import { pages, query } from '../../lib/queries.ts'
import { queryClient } from '../../lib/query-client.ts'
import { timeZone } from '../../lib/time/time-zone.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'

/** Works that friends saved, listed and finished, by days, week after week. */
export const friendsDaysQuery = () =>
  pages('GET /v1/friends-days', { query: { timeZone: timeZone() } })

/** Tells if Home shows activity of friends other than reviews. */
export const friendsDaysSettingsQuery = query('GET /v1/friends-days-settings')

/** Shows it or not: at once on screen, and back if that failed. True if it was saved. */
export async function setFriendsDaysShown(isShown: boolean): Promise<boolean> {
  const { queryKey } = friendsDaysSettingsQuery
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, { isShown })
  if (!isShown) {
    const none = { pages: [{ items: [], before: null }], pageParams: [{}] }
    queryClient.setQueryData(friendsDaysQuery().queryKey, none)
  }
  try {
    await call('PUT /v1/friends-days-settings', { body: { isShown } })
    return true
  } catch {
    showSnackbar({ text: friendsDaysTexts.friendsDaysSetting.notSaved, kind: 'error' })
    await queryClient.invalidateQueries({ queryKey })
    return false
  } finally {
    await queryClient.resetQueries({ queryKey: friendsDaysQuery().queryKey })
  }
}
