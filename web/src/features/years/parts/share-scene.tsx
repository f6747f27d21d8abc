import { yearsTexts } from '@medley/texts/years'
import type { PictureFormat, SceneName } from '@medley/contract/library/years'
import { RectangleHorizontal, RectangleVertical, Share2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/forms/button.tsx'
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx'
import { shareLoaded } from '../../share/share-picture.ts'
import { loadPicture } from '../years.calls.ts'
import type { SceneOwner } from './scene-owner.ts'

type ShareSceneProps = { of: SceneOwner; name: SceneName }

/** Shares a scene as a picture, in one of two formats. */
export function ShareScene({ of: { owner, year }, name }: ShareSceneProps) {
  const [isLoading, setIsLoading] = useState(false)
  const share = async (format: PictureFormat) => {
    setIsLoading(true)
    const load = () => loadPicture({ userId: owner.id, year }, name, format)
    await shareLoaded(yearsTexts[name], load)
    setIsLoading(false)
  }
  return (
    <Menu
      align="start"
      trigger={
        <Button
          kind="quiet"
          icon={<Share2 aria-hidden="true" />}
          loading={isLoading}
          aria-label={yearsTexts.shareScene({ scene: yearsTexts[name] })}
        >
          {yearsTexts.share}
        </Button>
      }
    >
      <MenuItem icon={<RectangleVertical />} onSelect={() => void share('portrait')}>
        {yearsTexts.portrait}
      </MenuItem>
      <MenuItem icon={<RectangleHorizontal />} onSelect={() => void share('wide')}>
        {yearsTexts.wide}
      </MenuItem>
    </Menu>
  )
}
