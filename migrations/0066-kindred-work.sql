-- A page of a search takes kindred work beside the words now.
drop function if exists listed_postings(
  tsquery, tsquery, text, tsquery, text[], date, text, integer, integer, boolean);
