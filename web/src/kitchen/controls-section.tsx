import layout from '../ui/layout/layout.module.css'
import { Plus, Search, Settings } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/forms/button.tsx'
import { Card } from '../ui/layout/card.tsx'
import { Checkbox } from '../ui/forms/checkbox.tsx'
import { Chips } from '../ui/forms/chips.tsx'
import { DateField } from '../ui/forms/date-field.tsx'
import { Hint } from '../ui/overlays/hint.tsx'
import { IconButton } from '../ui/forms/icon-button.tsx'
import { RadioGroup } from '../ui/forms/radio-group.tsx'
import { Select } from '../ui/forms/select.tsx'
import { Switch } from '../ui/forms/switch.tsx'
import { TenStars } from '../ui/ratings/ten-stars.tsx'
import { TextArea } from '../ui/forms/text-area.tsx'
import { TextField } from '../ui/forms/text-field.tsx'
import styles from './kitchen.module.css'

const mediums = [
  { value: 'none', label: 'None' },
  { value: 'film', label: 'Film' },
  { value: 'tvShow', label: 'TV Show' },
  { value: 'book', label: 'Book' },
]

export function ButtonsSection() {
  return (
    <section className={styles['section']} id="buttons">
      <h2>Buttons</h2>
      {(['primary', 'quiet', 'danger', 'link'] as const).map((kind) => (
        <div key={kind} className={layout['wrap-line-3']}>
          <Button kind={kind}>Rate</Button>
          <Button kind={kind} icon={<Plus />}>
            New List
          </Button>
          <Button kind={kind} loading>
            Post
          </Button>
          <Button kind={kind} disabled>
            Disabled
          </Button>
          <Hint text="Log in to interact with this work">
            <Button kind={kind} aria-disabled>
              With a reason
            </Button>
          </Hint>
        </div>
      ))}
      <div className={layout['wrap-line-3']}>
        <IconButton label="Search" icon={<Search />} />
        <IconButton label="Settings" icon={<Settings />} aria-pressed />
        <IconButton label="Settings, off" icon={<Settings />} disabled />
      </div>
    </section>
  )
}

export function FieldsSection() {
  const [medium, setMedium] = useState('film')
  const [date, setDate] = useState('2026-11-20')
  const [rating, setRating] = useState<number | null>(5)
  return (
    <section className={styles['section']} id="fields">
      <h2>Fields</h2>
      <div className={styles['columns']}>
        <Card className={styles['section']}>
          <TextField
            label="Username"
            placeholder="Letters, digits, . _ -"
            hint="At most 32 characters"
          />
          <TextField label="E-mail" defaultValue="not an address" error="Invalid Email" />
          <TextField label="Disabled" disabled value="cannot be changed" readOnly />
          <TextArea label="Review" placeholder="What did you think of it?" />
        </Card>
        <Card className={styles['section']}>
          <Select label="Medium" options={mediums} value={medium} onChoose={setMedium} />
          <DateField
            label="Date engaged"
            value={date}
            onValue={setDate}
            max="2026-11-20"
            clearable
          />
          <Chips label="Medium" options={mediums} value={medium} onChoose={setMedium} />
          <TenStars label="Your rating" value={rating} onChoose={setRating} />
          <TenStars label="Not yours" value={3} onChoose={setRating} disabled />
        </Card>
        <Card>
          <RadioGroup label="Show" options={mediums} value={medium} onChoose={setMedium} />
          <Checkbox label="Contains Spoilers" defaultChecked />
          <Checkbox label="I accept the terms" error="Required" />
          <Checkbox label="Disabled" disabled />
          <Switch label="Dark mode" defaultChecked />
          <Switch label="Off" />
        </Card>
      </div>
    </section>
  )
}
