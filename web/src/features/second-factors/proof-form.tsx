import type { ProofMethod } from '@medley/contract/errors'
import type { Proof } from '@medley/contract/second-factors'
import { type SubmitEvent, useState } from 'react'
import { Button } from '../../ui/forms/button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import styles from './parts/second-factors.module.css'
import { proofFailureText, proofTexts } from './second-factors.messages.ts'

type TypedMethod = Proof['method']

type ProofFormProps = {
  /** The ways that the account has; the first is offered first. */
  methods: readonly ProofMethod[]
  submitLabel: string
  cancelLabel: string
  error: Error | null
  isPending: boolean
  onProof: (proof: Proof) => void
  onCancel: () => void
}

/** Asks for a proof that the member is there, in one of the ways that the account has. */
export function ProofForm(props: ProofFormProps) {
  const { error, isPending, submitLabel, cancelLabel, onProof, onCancel } = props
  const methods = props.methods.filter(isTyped)
  const [method, setMethod] = useState(methods[0] ?? 'recoveryCode')
  const [text, setText] = useState('')
  const [isEdited, setIsEdited] = useState(true)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsEdited(false)
    onProof(method === 'password' ? { method, password: text } : { method, code: text })
  }
  const change = (next: TypedMethod) => {
    setMethod(next)
    setText('')
    setIsEdited(true)
  }
  return (
    <form className={styles['stack']} onSubmit={submit} noValidate>
      <TextField
        key={method}
        {...fieldOf[method]}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setIsEdited(true)
        }}
        error={error && !isEdited ? proofFailureText(error, method) : undefined}
        autoFocus
      />
      <div className={styles['actions']}>
        <Button type="submit" disabled={text.trim() === ''} loading={isPending}>
          {submitLabel}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {cancelLabel}
        </Button>
      </div>
      {methods
        .filter((other) => other !== method)
        .map((other) => (
          <div key={other}>
            <Button kind="link" onClick={() => change(other)}>
              {proofTexts.instead[other]}
            </Button>
          </div>
        ))}
    </form>
  )
}

function isTyped(method: ProofMethod): method is TypedMethod {
  return method !== 'passkey'
}

const plain = { autoCapitalize: 'none', spellCheck: false } as const

const fieldOf = {
  code: {
    label: proofTexts.code,
    hint: proofTexts.codeHint,
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
  },
  recoveryCode: {
    label: proofTexts.recoveryCode,
    hint: proofTexts.recoveryCodeHint,
    autoComplete: 'off',
    ...plain,
  },
  password: { label: proofTexts.password, type: 'password', autoComplete: 'current-password' },
} as const
