-- Null while nothing of the profile was ever saved: hiding the prompt or sending a file alone saves none of it.
alter table profiles alter column updated_at drop not null;

-- The service says it in words first; here two saves at once cannot get past it either.
alter table profiles
  add constraint profiles_salaries_in_order check (salary_min <= salary_max),
  add constraint profiles_education_list check (jsonb_typeof(education) = 'array' and jsonb_array_length(education) <= 30),
  add constraint profiles_experience_list check (jsonb_typeof(experience) = 'array' and jsonb_array_length(experience) <= 30);
