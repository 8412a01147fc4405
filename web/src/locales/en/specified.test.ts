import { expect, test } from 'vitest';
import { en as errors } from '@nexus/domain/locales/en';
import { SKILLS } from '@nexus/domain/membership/skills';
import admin from './admin';
import attending from './attending';
import common from './common';
import signedIn from './signed-in';
import join from './join';
import members from './members';
import site from './site';

/** What the first specification says on screens, §2, and its messages, §4, §5 and §8; {{…}} stands for what varies. */
const FIRST = `
Community for Real Estate Development Professionals|Home|Events|Experts|Community Members|About us|My Profile|Sign out
Continue with LinkedIn|Terms of Service|Cookie Policy|Privacy Policy|Join us|Meet our experts|What You'll Gain
Partners Driving Change With US|Upcoming Mentoring Sessions|Past Events / Event Highlights|Become a member|See Events
Events & Media|Search events...|All Events|Workshops|Networking|Live Events|Conferences|Upcoming Events
No Upcoming Events|Event Types|No events found|Loading events...|Subscribe|Featured|Past Event|About This Event
Event Gallery|Speakers & Presenters|Event Agenda|Requirements|Event Tags|Upcoming Event
Limited to {{capacity}} participants|Apply to Attend|Register Now|Application Deadline: {{when}}|View Location|Register
Sign Up to Register|Event Not Found|The event you're looking for doesn't exist.|Back to Events
Loading event details...|Industry Experts|Loading experts...|Error loading experts: {{message}}|Participants|Mentors
Partners|Volunteers|Submit Another Application|Have Questions?|Skip|Save|Submit & Request to Join
Search by name or title…|Clear filters|Showing {{from}}-{{to}} of {{total}} members|No members match your search/filters
Edit Profile|Verified|Approved Member|Pending Approval|Save Changes|Cancel|Loading profile...
Checking authentication...|Complete Your Profile|You're {{percent}}% done|Complete Profile|View Profile
Members Management|Search pending members...|Search approved members...|Search rejected members...|Reject Member
Approve Member|Previous|Next|No pending members or join requests|No pending members match your search
No approved members yet|No approved members match your search|No rejected members|No rejected members match your search
Loading…|Unknown Name|No email|404 Page Not Found|This member is already approved.
Cannot reject an already approved member.|Name must be at least 2 characters|Please enter a valid email address
Please enter a valid phone number|Please provide more details about your experience|Please explain your motivation
Failed to fetch events|Not found|Failed to fetch experts|Failed to update hero section|Failed to update about section
Application Submitted!|Thank you for your interest. We'll be in touch soon.|Submission Failed
Please try again or contact us directly.|Profile updated successfully!|Failed to update profile|Failed to upload image
Failed to approve member. Please try again.|Failed to reject member. Please try again.|Yes, Approve|Yes, Reject
Reject Approved Member|Approve Rejected Member`;

const SKILLS_ALLOWED = `
Product Development & Pricing|Feasibility Models|Design|Marketing / PR|Investment|Legal / Governmental Affairs
Customer Excellence|Facility Management|Construction Management|Projects Controls`;

/** Every message of the second specification's §8 and the labels of §2, as the specification writes them. */
const SECOND = `
Nexus Admin Panel|Sign In|Signing in...|Checking authentication...|Login failed|Invalid credentials|Login successful
Welcome to the admin panel!|Password must be at least 6 characters|Please enter a valid email address
Active Programs|Upcoming Events|New Submissions|Total Impact|Overview|Recent Submissions|Analytics|Quick Actions
Create Program|Schedule Event|Add Story|Update Stats|Manage Team|Review All
Home Page|About Us|Impact & Stories|Statistics|Page Updated|Page content has been saved successfully|Update Failed
Failed to update page content. Please try again.|Statistics Updated|Impact statistics have been updated successfully
Failed to update statistics. Please try again.|Event created successfully!|Event updated successfully!
Event deleted successfully!|Error creating event|Error updating event|Error deleting event|Failed to fetch events
Are you sure you want to delete this event?|No events yet. Create your first event.|No success stories yet
Success story created successfully!|Success story updated successfully!|Success story deleted successfully!
Error creating success story|Error updating success story|Error deleting success story|Upload Complete
Manage Stories|Bulk Upload|Error updating statistics|Statistics updated successfully!|No statistics configured
Add Statistics|Never|Failed to load hero section data|Failed to update hero section|Hero image saved
Hero section updated successfully! The website will reflect the changes.|Failed to load about section data
Failed to update about section|Failed to update mission & vision: {{message}}|Failed to create mission & vision: {{message}}
Load Landing Page Data|Validation Error|Mission and Vision are required fields.|Save failed|Delete failed
Failed to fetch experts|Failed to load partners|Failed to save partner. Please try again.
Failed to delete partner. Please try again.|Upload failed|Failed to load image|Please select an image file
Image must be smaller than 8MB|Image is too large even at lowest quality. Please crop more or use a smaller image.
Slug is required|Title is required|Hero title is required|Hero subtitle is required|SEO title is required
SEO description is required|Impact Partners|Hidden|Published|Draft|Impact Page Manager|Hero Section|Impact Areas
SEO Settings|Hero Section Manager|About Section Manager|Mission & Vision Manager|Pages Editor|Events Management
Experts Manager|Partners Manager|User Management|Members Management|Retry|Not found`;

test.each([
  ['first', FIRST, [admin, attending, common, errors, join, members, signedIn, site]],
  ['second', SECOND, [admin, common, errors, signedIn]],
])('every label and message of the %s specification is there, word for word', (_, specified, words) => {
  const said = new Set(stringsIn(words));
  expect(listed(specified).filter((message) => !said.has(message))).toEqual([]);
});

test('the ten skills of the first specification, §5', () => {
  expect(SKILLS).toEqual(listed(SKILLS_ALLOWED));
});

function listed(text: string): string[] {
  return text.trim().split(/[|\n]/);
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}
