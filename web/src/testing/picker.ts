import { someRecommendations } from './factories.ts'
import { answer } from './fake-server.ts'

/** Leaves pickers of works empty until something is typed. */
export function answerEmptyPicker(): void {
  answer('GET /v1/progress', { items: [], before: null })
  answer('GET /v1/work-engagements', { items: [], totalCount: 0 })
  answer('GET /v1/saved-for-later', { items: [], totalCount: 0 })
  answer('GET /v1/recommendations/{medium}', someRecommendations([]))
}
