import { favoritesTexts } from '@medley/texts/favorites'
import { titlesTexts } from '@medley/texts/titles'
import layout from '../../../ui/layout/layout.module.css'
import type { Favorite } from '@medley/contract/library/favorites'
import type { Medium } from '@medley/contract/values/medium'
import { displayTitleOf } from '@medley/messages/titles'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Drawer } from '../../../ui/overlays/drawer.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { IconButton } from '../../../ui/forms/icon-button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { MediaSearch } from '../../media-search/media-search.tsx'
import { WorkPoster } from '../../works/work-poster.tsx'
import { useFavorites, useSetFavorite } from '../favorites.calls.ts'
import styles from './favorites-drawer.module.css'
import { ShelfEditor } from './shelf-editor.tsx'

type Owner = { id: number; username: string }

type FavoritesDrawerProps = { open: boolean; onClose: () => void; owner: Owner }

const tabs: readonly Medium[] = ['album', 'podcast', 'film', 'book', 'tvShow']

/** Drawer in which members choose one favourite per medium. */
export function FavoritesDrawer({ open, onClose, owner }: FavoritesDrawerProps) {
  const [medium, setMedium] = useState<Medium>('album')
  return (
    <Drawer open={open} onClose={onClose} title={favoritesTexts.edit}>
      <Tabs
        label={favoritesTexts.heading}
        items={tabs.map((value) => ({
          value,
          label: titlesTexts.mediumNames[value],
          content: <MediumPanel key={value} medium={value} owner={owner} />,
        }))}
        value={medium}
        onChoose={setMedium}
      />
    </Drawer>
  )
}

function MediumPanel({ medium, owner }: { medium: Medium; owner: Owner }) {
  const { data, isError, isFetching, refetch } = useFavorites(owner)
  const setFavorite = useSetFavorite(owner)
  return (
    <div className={layout['stack-5']}>
      <section aria-label={favoritesTexts.current} aria-live="polite" className={styles['current']}>
        {data ? (
          <Current
            medium={medium}
            favorite={data[medium]}
            onRemove={() => setFavorite.mutate({ medium, favorite: null })}
          />
        ) : isError ? (
          <ErrorState
            compact
            text={favoritesTexts.failed}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <Skeleton height={96} />
        )}
      </section>
      <section aria-label={favoritesTexts.choose}>
        <MediaSearch
          mediums={[medium]}
          suggests
          onPick={({ id, title, displayTitle, posterSource, releaseDate }) =>
            setFavorite.mutate({
              medium,
              favorite: { internal_id: id, title, displayTitle, posterSource, releaseDate },
            })
          }
        />
      </section>
      <ShelfEditor memberId={owner.id} medium={medium} />
    </div>
  )
}

type CurrentProps = { medium: Medium; favorite: Favorite | null; onRemove: () => void }

function Current({ medium, favorite, onRemove }: CurrentProps) {
  if (!favorite) return <p className={styles['none']}>{favoritesTexts.none}</p>
  const title = displayTitleOf(favorite)
  return (
    <>
      <span className={styles['poster']}>
        <WorkPoster work={{ medium, ...favorite }} decorative />
      </span>
      <span className={styles['title']}>{title}</span>
      <IconButton label={favoritesTexts.remove({ title })} icon={<Trash2 />} onClick={onRemove} />
    </>
  )
}
