import { useSearchParams } from '../../lib/router/navigation.tsx'
export type WorkReviewOrder = 'newest' | 'friends' | 'likes'

/** View of the reviews of a work: their order, and one rating or all. */
export interface WorkReviewView {
  order: WorkReviewOrder
  rating: number | null
}

/** The view in the address of a work page, and a function to change it in place. */
export function useWorkReviewView() {
  const [search, setSearch] = useSearchParams()
  const view = viewOf(search)
  const show = (change: Partial<WorkReviewView>) => {
    const { order, rating } = { ...view, ...change }
    const next = new URLSearchParams(search)
    next.delete('sort')
    next.delete('rating')
    if (order !== 'newest') next.set('sort', order)
    if (rating !== null) next.set('rating', String(rating))
    setSearch(next, { replace: true, preventScrollReset: true })
  }
  return { ...view, show }
}

function viewOf(search: URLSearchParams): WorkReviewView {
  const sort = search.get('sort')
  const rating = search.get('rating') ?? ''
  return {
    order: sort === 'friends' || sort === 'likes' ? sort : 'newest',
    rating: /^(\d|10)$/.test(rating) ? Number(rating) : null,
  }
}
