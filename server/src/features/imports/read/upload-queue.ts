import { createTaskQueue } from '../../../load/task-queue.ts'

/** Works on the uploads of calls one after the other, because each takes much processor time and memory. */
export const inTurn = createTaskQueue(1)
