import { accountsTexts } from '@medley/texts/accounts'
import typography from '../../../ui/layout/typography.module.css'
import layout from '../../../ui/layout/layout.module.css'
import {
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
  type RefObject,
  useEffect,
  useEffectEvent,
} from 'react'
import { type Crop, longestZoom, type PictureSize } from '../crop.rules.ts'
import type { CroppedPicture } from './cut-picture.ts'
import styles from './picture-crop.module.css'
import { useCrop } from './use-crop.ts'
import { useDragAndPinch } from './use-drag-and-pinch.ts'

interface PictureCropProps {
  /** An object URL of the chosen file. */
  url: string
  /** Null for a file that is no picture. */
  onCrop: (picture: CroppedPicture | null) => void
}

/** Width of the frame and of the previews, in px. */
const frameWidth = 256
const previewWidths = [96, 38]

/** Chooses the square of a picture by dragging, pinching, the wheel, a slider or keys, with previews. */
export function PictureCrop({ url, onCrop }: PictureCropProps) {
  const hintId = useId()
  const [isBroken, setIsBroken] = useState(false)
  const chosen = useCrop(onCrop)
  const { crop, size, zoom, start, zoomTo } = chosen
  if (isBroken) return null
  return (
    <div className={styles['crop']}>
      <Frame {...chosen} hintId={hintId}>
        <img
          className={styles['picture']}
          src={url}
          alt=""
          draggable={false}
          style={crop ? cropStyle(frameWidth, size, crop) : undefined}
          onLoad={(event) => start(event.currentTarget)}
          onError={() => {
            setIsBroken(true)
            onCrop(null)
          }}
        />
      </Frame>
      <div className={styles['controls']}>
        <p id={hintId} className={typography['soft']}>
          {accountsTexts.crop.hint}{' '}
          <span className={styles['keys']}>{accountsTexts.crop.keys}</span>
        </p>
        <label className={styles['zoom']}>
          {accountsTexts.crop.zoom}
          <input
            type="range"
            min={1}
            max={longestZoom}
            step={0.05}
            value={zoom}
            onChange={(event) => zoomTo(event.currentTarget.valueAsNumber)}
          />
        </label>
        {crop && <Previews url={url} size={size} crop={crop} />}
      </div>
    </div>
  )
}

interface FrameProps extends Pick<ReturnType<typeof useCrop>, 'move' | 'zoomBy'> {
  hintId: string
  children: ReactNode
}

const keyStep = 0.05
const zoomStep = 1.1

function Frame({ move, zoomBy, hintId, children }: FrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  useWheel(frame, (delta) => zoomBy(delta < 0 ? zoomStep : 1 / zoomStep))
  const handlers = useDragAndPinch({
    // The picture follows the finger, so the square moves the other way.
    onDrag: (dx, dy) => move(-dx / frameWidth, -dy / frameWidth),
    onPinch: zoomBy,
  })
  const steps: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => move(-keyStep, 0),
    ArrowRight: () => move(keyStep, 0),
    ArrowUp: () => move(0, -keyStep),
    ArrowDown: () => move(0, keyStep),
    '+': () => zoomBy(zoomStep),
    '-': () => zoomBy(1 / zoomStep),
  }
  const stepByKey = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    step()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application has keys of its own
    <div
      ref={frame}
      className={styles['frame']}
      role="application"
      aria-label={accountsTexts.crop.frame}
      aria-describedby={hintId}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys move what it shows
      tabIndex={0}
      onKeyDown={stepByKey}
      {...handlers}
    >
      {children}
    </div>
  )
}

/** The square as the avatar will be, large and small. */
function Previews({ url, size, crop }: { url: string; size: PictureSize; crop: Crop }) {
  return (
    <div className={layout['line-4']} aria-hidden="true">
      {previewWidths.map((width) => (
        <span key={width} className={styles['preview']} style={{ width, height: width }}>
          <img
            className={styles['picture']}
            src={url}
            alt=""
            style={cropStyle(width, size, crop)}
          />
        </span>
      ))}
    </div>
  )
}

/** Places the whole picture so that a box of this width shows the square. */
function cropStyle(width: number, size: PictureSize, { left, top, side }: Crop) {
  const scale = width / side
  return { width: size.width * scale, left: -left * scale, top: -top * scale }
}

/** Runs a step with each turn of the wheel over an element, which then does not scroll the page. */
function useWheel(target: RefObject<HTMLElement | null>, step: (delta: number) => void) {
  const run = useEffectEvent(step)
  useEffect(() => {
    const element = target.current
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      run(event.deltaY)
    }
    // React's own wheel listeners are passive.
    element?.addEventListener('wheel', turn, { passive: false })
    return () => element?.removeEventListener('wheel', turn)
  }, [target])
}
