import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { Drawer } from '../../ui/drawer.tsx'
import { DrawerReview } from './parts/drawer-review.tsx'
import { closeReviewDrawer, useReviewDrawer } from './review-drawer.ts'

/** The drawer of reviews; stands once around all screens and closes when the screen changes. */
export function ReviewDrawerHost() {
  const { open, reviewId } = useReviewDrawer()
  const { pathname } = useLocation()
  useEffect(() => closeReviewDrawer(), [pathname])
  return (
    <Drawer open={open} onClose={closeReviewDrawer} title="Review">
      {reviewId !== null && <DrawerReview key={reviewId} id={reviewId} />}
    </Drawer>
  )
}
