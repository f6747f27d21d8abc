import type { ProofMethod } from '@medley/contract/errors'
import type { ComponentType } from 'react'
import { createStore, useStore } from '../../lib/store.ts'

/** Leads to the identity provider. */
export type ProofByProvider = ComponentType<{ onCancel: () => void }>

interface Question {
  methods: readonly ProofMethod[]
  /** Resolves to whether the member gave the proof; all callers of the same moment wait for one answer. */
  answer: Promise<boolean>
  settle: (isGiven: boolean) => void
}

const question = createStore<Question | null>(null)

/** Asks the member for a fresh proof; resolves whether they gave one. */
export function requestProof(methods: readonly ProofMethod[]): Promise<boolean> {
  const open = question.get()
  if (open) return open.answer
  const { promise: answer, resolve } = Promise.withResolvers<boolean>()
  const settle = (isGiven: boolean) => {
    question.set(null)
    resolve(isGiven)
  }
  question.set({ methods, answer, settle })
  return answer
}

export function useProofQuestion(): Question | null {
  return useStore(question)
}
