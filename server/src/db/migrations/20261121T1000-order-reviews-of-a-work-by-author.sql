-- What an author last said of a work, such as the viewer's own score or those of friends.
create index reviews_of_work_by_author_newest
  on reviews (work_id, author_id, time_posted desc, id desc) include (rating);
drop index reviews_of_work_by_author;
