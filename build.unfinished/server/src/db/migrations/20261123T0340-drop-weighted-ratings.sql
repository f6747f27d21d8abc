-- Charts and Explore are ordered by chart_score. Dropping the column drops its index.
alter table work_counts drop column weighted_rating;
