-- Recommendations read what members and their friends rated, thousands of rows each: from the index alone.
drop index reviews_of_author_by_medium;
create index reviews_of_author_by_medium
  on reviews (author_id, medium, time_posted desc, id desc) include (work_id, rating);
