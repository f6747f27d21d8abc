import type { Notification } from '@medley/contract/notifications'
import type { NotificationRow } from './notifications.queries.ts'

/** A notification in wire format: the actor's field has a different name for each type. */
export function presentNotification(row: NotificationRow): Notification {
  const always = { id: row.id, timeCreated: row.timeCreated.toISOString(), read: row.isRead }
  if (row.type === 'moderation notice') {
    return { ...always, type: row.type, notificationData: { notice: noticeOf(row) } }
  }
  if (row.type === 'copied list changed') {
    return { ...always, type: row.type, notificationData: { list: listOf(row) } }
  }
  const who = actorOf(row)
  if (row.type === 'comment') {
    return { ...always, type: row.type, notificationData: { author: who, ...reviewOf(row) } }
  }
  if (row.type === 'also commented') {
    const notificationData = { author: who, reviewAuthor: reviewAuthorOf(row), ...reviewOf(row) }
    return { ...always, type: row.type, notificationData }
  }
  if (row.type === 'liked review') {
    return { ...always, type: row.type, notificationData: { user: who, ...reviewOf(row) } }
  }
  if (row.type === 'sent work') {
    return { ...always, type: row.type, notificationData: { user: who, ...sentWorkOf(row) } }
  }
  if (row.type === 'rated sent work') {
    const notificationData = { user: who, ...reviewOf(row), rating: ratingOf(row) }
    return { ...always, type: row.type, notificationData }
  }
  if (row.type === 'evening invitation') {
    return { ...always, type: row.type, notificationData: { user: who, ...eveningOf(row) } }
  }
  if (row.type === 'evening choice') {
    const { eveningId } = eveningOf(row)
    return {
      ...always,
      type: row.type,
      notificationData: { user: who, eveningId, work: workOf(row) },
    }
  }
  if (row.type === 'liked list') {
    return { ...always, type: row.type, notificationData: { user: who, list: listOf(row) } }
  }
  return {
    ...always,
    type: row.type,
    notificationData: { friend: who, requestStatus: row.requestStatus },
  }
}

function actorOf({ id, actorId, username, ...row }: NotificationRow) {
  if (actorId === null || username === null) throw new Error(`Notification ${id} has no actor`)
  const { firstName, lastName, profilePicture } = row
  return { username, id: actorId, profilePicture, firstName, lastName }
}

function reviewAuthorOf({ id, reviewAuthor }: NotificationRow) {
  if (!reviewAuthor) throw new Error(`Notification ${id} has no author of the review`)
  return reviewAuthor
}

function noticeOf({ id, notice }: NotificationRow) {
  if (!notice) throw new Error(`Notification ${id} has no notice`)
  const { timeEnds } = notice
  return { ...notice, timeEnds: timeEnds === null ? null : new Date(timeEnds).toISOString() }
}

function reviewOf({ id, reviewId, work }: NotificationRow) {
  if (reviewId === null || work === null) throw new Error(`Notification ${id} has no review`)
  return { reviewId, work: coveredWorkOf(work) }
}

function ratingOf({ id, rating }: NotificationRow) {
  if (rating === null) throw new Error(`Notification ${id} has no rating`)
  return rating
}

function eveningOf({ id, evening }: NotificationRow) {
  if (evening === null) throw new Error(`Notification ${id} has no evening`)
  return { eveningId: evening.id, medium: evening.medium }
}

function workOf({ id, work }: NotificationRow) {
  if (work === null) throw new Error(`Notification ${id} has no work`)
  return coveredWorkOf(work)
}

function sentWorkOf({ id, sentWorkId, work, note }: NotificationRow) {
  if (sentWorkId === null || work === null) throw new Error(`Notification ${id} has no sent work`)
  return { sentWorkId, work: coveredWorkOf(work), note }
}

function coveredWorkOf(work: NonNullable<NotificationRow['work']>) {
  return { ...work, creators: work.creators.map((name) => ({ name })) }
}

function listOf({ id, list }: NotificationRow) {
  if (!list) throw new Error(`Notification ${id} has no list`)
  return list
}
