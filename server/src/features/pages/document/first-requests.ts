import { pageSizes } from '@medley/contract/limits'
import { mediums } from '@medley/contract/medium'
import { type Place, workIdOf } from '@medley/contract/route-table'

/**
 * The first calls that the app makes for a visitor on a page. The browser uses a preloaded response
 * only for the identical URL, so these must match the app's to the letter.
 */
export function firstRequests({ path, params }: Place): string[] {
  const { medium = '', workId = '', username = '' } = params
  switch (path) {
    case '/':
      return [`/v1/works/${mediums[0]}?sortBy=reviewCount&limit=${pageSizes.popularStrip}`]
    case '/explore/:medium':
      return [`/v1/works/${medium}?sortBy=audienceSize&limit=${pageSizes.explore}&offset=0`]
    case '/discover/:medium':
      return [`/v1/discover/${medium}`]
    case '/:medium/:workId': {
      const work = `/v1/works/${medium}/${workIdOf(workId)}`
      return [`${work}?entries=${pageSizes.workEntries}`, `${work}/statistics`]
    }
    case '/review/:id':
      return [`/v1/reviews/${params['id']}`]
    case '/profile/:username':
      return [`/profile?user=${encodeURIComponent(username)}`]
    default:
      return []
  }
}
