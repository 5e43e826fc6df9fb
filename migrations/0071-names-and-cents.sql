-- The employer of a real job's postings that name none: the one a copy names, on another board or at an earlier time. Null
-- where every posting of the job names its employer, or none does. `list_clusters` keeps it.
alter table posting_clusters add column employer_id bigint references employers;
create index posting_clusters_employer on posting_clusters (employer_id) where employer_id is not null;

select list_clusters(array(
  select cluster_id from postings group by cluster_id
  having bool_or(employer_id is null) and bool_or(employer_id is not null)));

-- A salary somebody typed is kept as it was typed, cents too.
alter table profiles alter column salary_min type numeric(9, 2), alter column salary_max type numeric(9, 2);
