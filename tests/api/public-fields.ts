/** What a visitor may receive of each content type: written by hand. A field that is not here stays on the server. */
export const PUBLIC_FIELDS: Record<string, string> = {
  about: 'title content mission vision values imageUrl isActive',
  events:
    'title description fullDescription type startsAt endsAt date time endDate endTime timeZone location venue address mapUrl speakerName imageUrl price capacity applicationEnabled applicationDeadline mediaImages speakers agenda benefits requirements materials tags isCancelled cancellationNote isPublished isFeatured takesRegistrations',
  experts: 'name position title imageUrl linkedinUrl websiteUrl bio order isActive',
  hero: 'title subtitle description primaryButtonText primaryButtonLink secondaryButtonText secondaryButtonLink backgroundImageUrl isActive',
  initiatives:
    'title subtitle description fullDescription location beneficiaries timeline status impact activities imageUrl logoUrl iconName gradient color order isActive',
  'mission-vision':
    'mission vision missionStatement visionStatement missionTitle visionTitle values coreValues isActive',
  news: 'title excerpt content imageUrl publishDate author isPublished',
  pages:
    'slug title subtitle content heroTitle heroSubtitle aboutTitle aboutContent impactAreas seoTitle seoDescription seoKeywords isPublished',
  partners: 'name websiteUrl logoUrl lightLogoUrl darkLogoUrl description category order isActive',
  programs:
    'title subtitle description fullDescription overview objectives process keyAchievements features requirements status duration participants applicationDeadline imageUrl logoUrl iconName gradient color isAcceptingApplications order isActive',
  sdgs: 'sdgNumber title description colorFrom colorTo isActive',
  settings:
    'communityName tagline about contactEmail privacyEmail phone chatUrl address bookingUrl videoUrl videoImageUrl videoTitle socialLinks partnerLinks',
  statistics:
    'youthEmpowered innovationProjects partnerOrganizations awardsWon totalFundingRaised startupSuccessRate jobsCreated internationalMarkets totalStartups activePrograms mentorsNetworked partnershipsForged lastUpdated youthEmpoweredSource youthEmpoweredAsOf innovationProjectsSource innovationProjectsAsOf partnerOrganizationsSource partnerOrganizationsAsOf awardsWonSource awardsWonAsOf totalFundingRaisedSource totalFundingRaisedAsOf startupSuccessRateSource startupSuccessRateAsOf jobsCreatedSource jobsCreatedAsOf internationalMarketsSource internationalMarketsAsOf totalStartupsSource totalStartupsAsOf activeProgramsSource activeProgramsAsOf mentorsNetworkedSource mentorsNetworkedAsOf partnershipsForgedSource partnershipsForgedAsOf',
  'success-stories':
    'personName personTitle companyName story quote achievements fundingRaised jobsCreated revenue imageUrl linkedinUrl companyUrl industry programAttended yearCompleted isPublished',
};

/** What a list carries where it is less than that; the rest comes with the document's own address. */
export const LISTED_FIELDS: Record<string, string> = {
  events:
    'title description type startsAt endsAt date time endDate endTime timeZone location venue imageUrl price capacity isFeatured isCancelled',
  initiatives: 'title status description imageUrl location beneficiaries timeline impact gradient color order',
  news: 'title excerpt imageUrl publishDate',
  partners: 'name websiteUrl logoUrl lightLogoUrl darkLogoUrl description category order',
  programs: 'title subtitle status imageUrl gradient color order',
  'success-stories': 'personName personTitle companyName imageUrl quote story industry yearCompleted',
};
