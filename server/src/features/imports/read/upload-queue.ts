import { createTaskQueue } from '../../../load/task-queue.ts'

/** Works on one upload after the other, because each takes much processor time and memory. */
export const inTurn = createTaskQueue(1)
