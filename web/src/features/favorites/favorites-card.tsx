import { favoritesTexts } from '@medley/texts/favorites'
import { titlesTexts } from '@medley/texts/titles'
import typography from '../../ui/layout/typography.module.css'
import type { Favorite, Favorites } from '@medley/contract/library/favorites'
import { type Medium, mediums } from '@medley/contract/values/medium'
import { displayTitleOf } from '@medley/messages/titles'
import { Pencil } from 'lucide-react'
import { useId } from 'react'
import { Link } from '../../lib/router/navigation.tsx'
import { logFailure } from '../../lib/log.ts'
import { useLazy } from '../../lib/loading/use-lazy.ts'
import { useWindowInHistory } from '../../lib/use-window-in-history.ts'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/layout/card.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { IconButton } from '../../ui/forms/icon-button.tsx'
import { LoadingNote, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { OwnRating } from '../ratings/own-rating.tsx'
import { useMember } from '../sessions/session.ts'
import { coverProps } from '../works/cover-props.ts'
import { WorkPoster } from '../works/work-poster.tsx'
import styles from './favorites-card.module.css'
import { useFavorites } from './favorites.calls.ts'

type Owner = { id: number; username: string }

/** Up to four of a user's favourites in two rows; the owner can edit them. */
export function FavoritesCard({ owner }: { owner: Owner }) {
  const headingId = useId()
  const isOwn = useMember()?.id === owner.id
  const { data, isError, isFetching, refetch } = useFavorites(owner)
  return (
    <Card as="section" aria-labelledby={headingId} className={styles['card']}>
      <div className={styles['top']}>
        <h2 id={headingId} className={typography['medium']}>
          {favoritesTexts.heading}
        </h2>
        {isOwn && <EditFavorites owner={owner} />}
      </div>
      {data ? (
        <Shown favorites={data} isOwn={isOwn} />
      ) : isError ? (
        <ErrorState
          compact
          text={favoritesTexts.failed}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <>
          <LoadingNote />
          <ul role="list" className={styles['grid']}>
            {[0, 1, 2, 3].map((index) => (
              <li key={index} className={styles['favorite']}>
                <Skeleton className={styles['poster']} ratio={2 / 3} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

const shownMax = 4

function Shown({ favorites, isOwn }: { favorites: Favorites; isOwn: boolean }) {
  const shown = mediums
    .flatMap((medium) => {
      const favorite = favorites[medium]
      return favorite ? [{ medium, favorite }] : []
    })
    .slice(0, shownMax)
  if (shown.length === 0) {
    return (
      <>
        <p className={typography['soft']}>{favoritesTexts.none}</p>
        {isOwn && <ChooseFavorites />}
      </>
    )
  }
  return (
    <ul role="list" className={styles['grid']}>
      {shown.map(({ medium, favorite }) => (
        <FavoriteWork key={medium} medium={medium} favorite={favorite} />
      ))}
    </ul>
  )
}

function FavoriteWork({ medium, favorite }: { medium: Medium; favorite: Favorite }) {
  const { internal_id: id, ...facts } = favorite
  return (
    <li>
      <Link
        {...coverProps({ ...facts, id, medium })}
        className={styles['favorite']}
        to={paths.work({ id, medium, title: facts.title })}
      >
        <span className={styles['poster']}>
          <WorkPoster work={{ medium, ...facts }} decorative />
          <OwnRating workId={id} />
        </span>
        <span className={styles['words']}>
          <span className={styles['title']}>{displayTitleOf(favorite)}</span>
          <span className={typography['soft-smallest']}>{titlesTexts.mediumNames[medium]}</span>
        </span>
      </Link>
    </li>
  )
}

/** Opens the same drawer as the pencil. */
function ChooseFavorites() {
  const { open } = useWindowInHistory('favorites')
  return (
    <Button kind="link" className={styles['choose']} onClick={() => open(true)}>
      {favoritesTexts.chooseYours}
    </Button>
  )
}

const loadDrawer = async () => (await import('./parts/favorites-drawer.tsx')).FavoritesDrawer

function EditFavorites({ owner }: { owner: Owner }) {
  const { value, open, close } = useWindowInHistory('favorites')
  const isOpen = value === true
  const drawer = useLazy(loadDrawer, isOpen, (error) => {
    logFailure('The drawer could not be loaded', error)
    close()
    showSnackbar({ text: favoritesTexts.drawerFailed, kind: 'error' })
  })
  return (
    <>
      <IconButton label={favoritesTexts.edit} icon={<Pencil />} onClick={() => open(true)} />
      {drawer && <drawer.Component open={isOpen} onClose={close} owner={owner} />}
    </>
  )
}
