import { instanceSettingsTexts as texts } from '@medley/texts/instance-settings'
import { useEffect } from 'react'
import { readOperator } from '../../../operator.ts'
import { paintAccent } from '../../../theme/accent-colors.ts'
import { buttonClass } from '../../../ui/forms/button.tsx'
import { FieldFrame, type FieldProps } from '../../../ui/forms/field.tsx'
import styles from './setting-field.module.css'

interface HueFieldProps extends FieldProps {
  /** Degrees, or empty for the product's own accent. */
  value: string
  onEnter: (value: string) => void
  disabled: boolean
}

/** The hue of Medley's own accent. */
const ownHue = '184'

/** A slider of hues that paints the page while one chooses. */
export function HueField({ value, onEnter, disabled, ...frame }: HueFieldProps) {
  useEffect(() => {
    paintAccent(value === '' ? null : Number(value))
    return () => paintAccent(readOperator().accentHue)
  }, [value])
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <div className={styles['hue']}>
          <input
            {...control}
            className={styles['wheel']}
            type="range"
            min={0}
            max={359}
            disabled={disabled}
            value={value === '' ? ownHue : value}
            onChange={(event) => onEnter(event.target.value)}
          />
          <span className={buttonClass()} aria-hidden="true">
            {texts.preview}
          </span>
        </div>
      )}
    </FieldFrame>
  )
}
